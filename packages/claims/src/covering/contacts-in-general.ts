import { EXPECTATION_OF } from '../language/indicator-names.js';
import { type Item, type ItemOf, means } from '../items/item.js';
import { type Asked, ofKinds, ofWords, type Question } from './question.js';

/** Whether a word makes more of what contacts told than was read: that all told it, that all expect it. */
export const CONTACTS_IN_GENERAL: readonly Question[] = [
  ofWords(/^(?:umumnya|umum|rata-rata)$/, isInGeneral),
  ofKinds(['expected'], isExpectedUnasked),
];

const isToldByContacts = ({ readings }: Pick<Asked, 'readings'>): boolean =>
  readings.some(({ type }) => type === 'reason');

/** "Kontak umumnya", "secara umum kontak", "kontak rata-rata": of most of them, whom nobody counted. */
function isInGeneral({ sentence, item, items, at, lead, readings }: Asked): boolean {
  if (item.word === 'umum' && lead?.word !== 'secara') return false;
  const near = item.word === 'umumnya' ? items.slice(0, at) : items.slice(Math.max(0, at - 3), at);
  const beside = [...near, ...items.slice(at + 1, at + 3)];
  return isToldByContacts({ readings }) && beside.some(isOfContacts) && !sentence.has('company');
}

export const isOfContacts = (one: Item) =>
  means(one, 'people') && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator';

/** "Kontak memperkirakan persediaan tetap tinggi": an expectation that nobody is asked about. */
function isExpectedUnasked({ sentence, items, readings }: Asked<ItemOf<'expected'>>): boolean {
  const isOfOne = sentence.has('company');
  if (isToldByContacts({ readings }) || isOfOne || !items.some(isOfContacts)) return false;
  const named = sentence.all('indicator').flatMap(({ meaning }) => meaning.keys);
  const isAsked = named.some((key) => key.startsWith('perkiraan') || EXPECTATION_OF[key]);
  return named.length > 0 && !isAsked;
}
