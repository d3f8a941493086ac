import { EXPECTATION_OF } from '../language/indicator-names.js';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a word makes more of what contacts told than was read: that all told it, that all expect it. */
export const isOfAllContacts = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  readings.some(({ type }) => type === 'reason')
    ? isInGeneral(sentence, item)
    : isExpectedUnasked(sentence, item);

/** "Kontak umumnya", "secara umum kontak", "kontak rata-rata": of most of them, whom nobody counted. */
function isInGeneral({ items }: Sentence, item: Item): boolean {
  const at = items.indexOf(item);
  const isGeneral =
    item.word === 'umumnya' ||
    item.word === 'rata-rata' ||
    (item.word === 'umum' && items[at - 1]?.word === 'secara');
  const near = item.word === 'umumnya' ? items.slice(0, at) : items.slice(Math.max(0, at - 3), at);
  const beside = [...near, ...items.slice(at + 1, at + 3)];
  return isGeneral && beside.some(isOfContacts) && !items.some(isA('company'));
}

export const isOfContacts = (one: Item) =>
  isA('people')(one) && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator';

/** "Kontak memperkirakan persediaan tetap tinggi": an expectation that nobody is asked about. */
function isExpectedUnasked({ items }: Sentence, item: Item): boolean {
  const isOfOne = items.some(isA('company'));
  if (!isA('expected')(item) || isOfOne || !items.some(isOfContacts)) return false;
  const named = items.flatMap((one) => (isA('indicator')(one) ? one.meaning.keys : []));
  const isAsked = named.some((key) => key.startsWith('perkiraan') || EXPECTATION_OF[key]);
  return named.length > 0 && !isAsked;
}
