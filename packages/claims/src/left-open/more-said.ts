import { QUARTER_NOUN } from '../language/period-phrases.js';
import { isA, type Item } from '../items/item.js';
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
    right.some((one) => isOfOneQuarter(one) && isOfSeveralQuarters(sentence, item)) ||
    (has('count') && isLikeness(sentence, item, right)) ||
    isWholeComposition(sentence, item, right)
  );
}

/** "Kontak umumnya", "secara umum kontak", "kontak rata-rata": of most of them, whom nobody counted. */
function isOfAllInGeneral({ items }: Sentence, item: Item): boolean {
  const at = items.indexOf(item);
  const isGeneral =
    item.word === 'umumnya' ||
    item.word === 'rata-rata' ||
    (item.word === 'umum' && items[at - 1]?.word === 'secara');
  const beside = [...items.slice(Math.max(0, at - 3), at), ...items.slice(at + 1, at + 3)];
  return isGeneral && beside.some(isOfContacts) && !items.some(isA('company'));
}

const isOfContacts = (one: Item) =>
  isA('people')(one) && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator';

/** A rank among averages, where the quarter is one and not what is ranked. */
const isOfOneQuarter = ({ type, facts }: Reading): boolean =>
  type === 'rank' &&
  facts.length > 0 &&
  facts.every(({ measure }) => measure === 'average' || measure === 'change') &&
  new Set(facts.map(({ period }) => period)).size === 1;

const GOING_ON = new Set(['tetap', 'masih', 'terus', 'kembali']);

/** "Tetap menjadi yang tertinggi", "pada kedua triwulan", "baik pada … maupun pada …": of one quarter it was read. */
function isOfSeveralQuarters({ items }: Sentence, item: Item): boolean {
  const at = items.indexOf(item);
  const behind = items.slice(at + 1, at + 5);
  if (GOING_ON.has(item.word)) return behind.some(isA('rank'));
  if (isA('ordinal')(item) || isA('number')(item) || isA('quantifier')(item))
    return QUARTER_NOUN.test(behind[0]?.word ?? '');
  const isJoint = isA('break')(item) && /^(?:dan|maupun|serta)$/.test(item.meaning.mark);
  const beside = behind.find((one) => !isA('plain')(one) && !isA('than')(one) && !isA('from')(one));
  const led = items.slice(0, at).findLast((one) => !isA('plain')(one));
  return isJoint && [led, beside].every((one) => one !== undefined && isA('period')(one));
}

const LIKE = /^(?:sama|senada|sejalan|serupa|seragam|berbeda|berlainan|perbedaan)$/;

/** "Kedua kontak memberikan jawaban yang sama": how many they are was read, not what they answered. */
const isLikeness = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  LIKE.test(item.word) &&
  items.some(({ word }) => word === 'jawaban') &&
  right.every((one) => one.type === 'count' && !one.items.includes(item));

const COMPOSITION = /^(?:komposisi|susunan|struktur)(?:nya)?$/;

/** "Komposisi kontak menurut sektor tidak berubah": of each of its parts, of which none was read. */
const isWholeComposition = (
  { items, sheet }: Sentence,
  item: Item,
  right: readonly Reading[],
): boolean =>
  sheet.isProfile &&
  COMPOSITION.test(item.word) &&
  items.some((one) => isA('way')(one) || isA('not')(one) || isA('more')(one)) &&
  right.length > 0 &&
  right.every(({ type }) => type === 'count' || type === 'rank' || type === 'stable');
