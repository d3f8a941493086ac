import type { QuarterRole } from '@lqc/contracts';
import { severalQuarters } from '../dimensions/several-quarters.js';
import { isA, isOneOf, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/**
 * What makes more of a statement than was read of it: that contacts in general told what some did, that a
 * place in an order is held in several quarters, that those who were counted answered alike, that a
 * composition did not change where only a total was read.
 */
export function isMoreSaid(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const right = readings.filter(({ status }) => status === 'supported');
  const has = (type: Reading['type']) => right.some((one) => one.type === type);
  return (
    (has('reason') && isOfAllInGeneral(sentence, item)) ||
    isRankKept(sentence, item, right) ||
    isOfQuartersUnread(sentence, item, right) ||
    (has('count') && isLikeness(sentence, item, right)) ||
    isWholeComposition(sentence, item, right) ||
    isOfSurvey(sentence, item, right)
  );
}

/** "Kontak umumnya", "secara umum kontak", "kontak rata-rata": of most of them, whom nobody counted. */
function isOfAllInGeneral({ items }: Sentence, item: Item): boolean {
  const at = items.indexOf(item);
  const isGeneral =
    item.word === 'umumnya' ||
    item.word === 'rata-rata' ||
    (item.word === 'umum' && items[at - 1]?.word === 'secara');
  const near = item.word === 'umumnya' ? items.slice(0, at) : items.slice(Math.max(0, at - 3), at);
  const beside = [...near, ...items.slice(at + 1, at + 3)];
  return isGeneral && beside.some(isOfContacts) && !items.some(isA('company'));
}

const isOfContacts = (one: Item) =>
  isA('people')(one) && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator';

const GOING_ON = new Set(['tetap', 'masih', 'terus', 'kembali']);

/** "Tetap menjadi yang tertinggi", "… maupun …": in one quarter, or against one, it was read. */
const isRankKept = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  (GOING_ON.has(item.word) ? leadsToRank(items, item) : isJointOfQuarters(items, item)) &&
  right.some((one) => one.type === 'rank' && isOfAverages(one) && quartersOf([one]).size < 3);

/** "Tetap menjadi sektor dengan rata-rata persediaan tertinggi". */
function leadsToRank(items: readonly Item[], item: Item): boolean {
  const behind = items.slice(items.indexOf(item) + 1);
  const end = behind.findIndex((one) => isA('break')(one) || isA('number')(one) || isA('way')(one));
  return behind.slice(0, end < 0 ? undefined : end).some(isA('rank'));
}

/** "Dibandingkan triwulan III maupun triwulan I": the rank is held against each of them. */
function isJointOfQuarters(items: readonly Item[], item: Item): boolean {
  if (!isA('break')(item) || !/^(?:dan|maupun|serta)$/.test(item.meaning.mark)) return false;
  const at = items.indexOf(item);
  const led = items.slice(0, at).findLast((one) => !isA('plain')(one));
  const next = items
    .slice(at + 1)
    .find((one) => !isA('plain')(one) && !isA('than')(one) && !isA('from')(one));
  return [led, next].every((one) => one !== undefined && isA('period')(one));
}

const isOfAverages = ({ facts }: Reading): boolean =>
  facts.length > 0 && facts.every(({ measure }) => measure === 'average' || measure === 'change');

/** "Pada kedua triwulan", "baik pada … maupun pada …": quarters of which not all were read. */
const isOfQuartersUnread = (sentence: Sentence, item: Item, right: readonly Reading[]): boolean =>
  severalQuarters(sentence).some(
    (one) =>
      one.item === item &&
      !right.some(({ type, items }) => type !== 'reason' && items.includes(item)) &&
      !one.roles.every((role) => quartersOf(right).has(role)),
  );

const quartersOf = (readings: readonly Reading[]): ReadonlySet<QuarterRole> =>
  new Set(
    readings.flatMap(({ facts }) =>
      facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])),
    ),
  );

const LIKE = /^(?:sama|senada|sejalan|serupa|seragam|berbeda|berlainan|perbedaan)$/;

/** "Kedua kontak memberikan jawaban yang sama": how many they are was read, not what they answered. */
const isLikeness = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  LIKE.test(item.word) &&
  items.some(({ word }) => word === 'jawaban') &&
  right.every(
    ({ type, items: own }) => type === 'reason' || (type === 'count' && !own.includes(item)),
  );

const COMPOSITION = /^(?:komposisi|susunan|struktur)(?:nya)?$/;

/** "Komposisi kontak menurut sektor tidak berubah": of each of its parts, of which none was read. */
const isWholeComposition = (
  { items, sheet }: Sentence,
  item: Item,
  right: readonly Reading[],
): boolean =>
  sheet.isProfile &&
  COMPOSITION.test(item.word) &&
  items.some(isComparing) &&
  right.length > 0 &&
  right.every(({ type }) => PARTLY.has(type));
const isComparing = isOneOf('way', 'not', 'more', 'near');
const PARTLY = new Set<Reading['type']>(['count', 'rank', 'stable', 'reason']);

const NUMBER_OF = /^(?:jumlah|banyaknya|komposisi|susunan|struktur|sebaran)(?:nya)?$/;

/** "Jumlah kontak tidak berubah": of the survey itself, of which no contact tells. */
const isOfSurvey = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean => {
  const next = items[items.indexOf(item) + 1];
  return (
    NUMBER_OF.test(item.word) &&
    next !== undefined &&
    isOfContacts(next) &&
    right.some(({ type, items: own }) => type === 'reason' && own.includes(item))
  );
};
