import { isAdverb, isBase } from '../dimensions/bases.js';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a word tells of others than those who were read of: all the rest, every sector, somebody else's words. */
export const isOfOthers = (sentence: Sentence, item: Item, readings: readonly Reading[]): boolean =>
  isTheRest(sentence, item, readings) ||
  isOfEverySector(sentence, item, readings) ||
  isSaidOfAnother(sentence, item) ||
  isToldThen(sentence, item, readings) ||
  isHalfName(sentence, item);

const REST = /^(?:sisanya|selebihnya|lainnya|lain)$/;
const TOLD = new Set<Reading['type']>(['reason', 'change', 'stable']);

/** "Sisanya melaporkan penurunan": what some contacts told is not told by all who are left. */
const isTheRest = ({ items }: Sentence, item: Item, readings: readonly Reading[]): boolean =>
  REST.test(item.word) &&
  (item.word !== 'lain' || items[0]?.word === 'yang') &&
  items.indexOf(item) < 2 &&
  !items.some((one) => isA('company')(one) || isA('number')(one)) &&
  readings.every(({ type }) => TOLD.has(type));

/** "Dari sisi lapangan usaha, kenaikan merata": of sectors, where contacts' answers were read. */
const isOfEverySector = (
  { items, sheet }: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  isA('people')(item) &&
  item.meaning.who === 'sektor' &&
  items.indexOf(item) < 3 &&
  !sheet.isProfile &&
  readings.some(
    ({ type, facts }) => type === 'distribution' && facts.some(({ category }) => category !== null),
  );

/** "A menyampaikan bahwa permintaan B naik": what B said of itself A has not said. */
function isSaidOfAnother({ items }: Sentence, item: Item): boolean {
  if (!isA('says')(item)) return false;
  const at = items.indexOf(item);
  const behind = items.slice(at + 1);
  const other = behind.findIndex((one) => isA('company')(one));
  const between = behind.slice(0, Math.max(other, 0));
  const lead = items[at - 1];
  return (
    lead !== undefined &&
    isA('company')(lead) &&
    other > 0 &&
    isA('indicator')(between.at(-1)!) &&
    between.every((one) => isA('plain')(one) || isA('indicator')(one))
  );
}

/** "Pada triwulan III 2024 A mencatat kenaikan": what was told in this quarter was not told in that one. */
function isToldThen(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  if (!isA('period')(item) || item.meaning.role === null || item.meaning.role === 'now')
    return false;
  const { role } = item.meaning;
  const isTold = readings.some(({ type }) => type === 'contact');
  const facts = readings.flatMap((one) => one.facts);
  const isRead = facts.some(({ period, base }) => period === role || base === role);
  const lead = sentence.before(item)[0];
  const isThen = lead === undefined || /^(?:pada|selama|sepanjang|di)$/.test(lead.word);
  return isTold && !isRead && isThen && !isAdverb(item) && !isBase(sentence, item);
}

/** "Permintaan domestik dan ekspor", "perkiraan harga jual dan penjualan": half a name, which nobody read. */
function isHalfName({ items, sheet }: Sentence, item: Item): boolean {
  if (!isA('plain')(item) || sheet.isProfile) return false;
  const at = items.indexOf(item);
  const [name, link] = [items[at - 2], items[at - 1]];
  const isOf = (one: Item | undefined, what: string) =>
    one !== undefined &&
    isA('indicator')(one) &&
    one.meaning.keys.some((key) => key.startsWith(what));
  // "Dan ekspor" is one phrase.
  if (item.word === 'dan') return item.end - item.start > 3 && isOf(link, 'domestik');
  const isJoined =
    link !== undefined && isA('break')(link) && /^(?:dan|serta|maupun)$/.test(link.word);
  return isJoined && /^(?:penjualan|ekspor|investasi)$/.test(item.word) && isOf(name, 'perkiraan');
}
