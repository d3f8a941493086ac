import { isA, isOneOf, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { isOfContacts } from './contacts-in-general.js';

/**
 * Whether a word tells of the survey itself what nothing read bears out: that those who were counted
 * answered alike, that a composition did not change where only a total was read. No contact tells of these.
 */
export const isOfSurveyItself = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  isLikeness(sentence, item, readings) ||
  isWholeComposition(sentence, item, readings) ||
  isNumberOfContacts(sentence, item, readings);

const LIKE = /^(?:sama|senada|sejalan|serupa|seragam|berbeda|berlainan|perbedaan)$/;

/** "Kedua kontak memberikan jawaban yang sama": how many they are was read, not what they answered. */
const isLikeness = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  LIKE.test(item.word) &&
  items.some(({ word }) => word === 'jawaban') &&
  right.length > 0 &&
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
  items.some((one) => isComparing(one) || ALIKE.test(one.word)) &&
  right.length > 0 &&
  right.every(({ type }) => PARTLY.has(type));
const isComparing = isOneOf('way', 'not', 'more', 'near');
const ALIKE = /^(?:hampir|nyaris|sama|serupa|mirip|seperti)$/;
const PARTLY = new Set<Reading['type']>(['count', 'rank', 'stable', 'reason']);

const NUMBER_OF = /^(?:jumlah|banyaknya|komposisi|susunan|struktur|sebaran)(?:nya)?$/;

/** "Jumlah kontak tidak berubah": of the survey itself, of which no contact tells. */
const isNumberOfContacts = (
  { items }: Sentence,
  item: Item,
  right: readonly Reading[],
): boolean => {
  const next = items[items.indexOf(item) + 1];
  return (
    // "Industri Pengolahan kembali menjadi kontak liaison": nor who was interviewed.
    (NUMBER_OF.test(item.word) || isA('to')(item)) &&
    next !== undefined &&
    isOfContacts(next) &&
    right.some(({ type, items: own }) => type === 'reason' && own.includes(item))
  );
};
