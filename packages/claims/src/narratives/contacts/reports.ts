import { isA, type Item, type Meaning, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isCount, isOfContacts } from './how-many.js';
import { whoseWords } from './whose-words.js';

/** These are of what the survey counts, which no contact tells. */
const SURVEYED = new Set<Meaning['is']>([
  'quantifier',
  'category',
  'measure',
  'everybody',
  'sum',
  'times',
  'company',
  'stranger',
  'quote',
]);

const isOfSurvey = (item: Item) =>
  SURVEYED.has(item.meaning.is) ||
  (means(item, 'number') && item.meaning.number.unit !== 'persen' && !isCount(item)) ||
  (means(item, 'people') && !/^(?:kontak|perusahaan|pelaku)/.test(item.word)) ||
  (means(item, 'period') && item.meaning.isNamed && item.meaning.role !== 'now');

/** "Dua kontak di Buleleng, yaitu A dan B, melihat kenaikan …": of whom more is told than their answers. */
const isNamedCount = (item: Item) => means(item, 'number') && item.meaning.number.unit === 'kontak';

/**
 * Whether a sentence that its figures leave open can tell of contacts alone: "Untuk meredam kenaikan
 * biaya, beberapa kontak melakukan efisiensi", "perusahaan belum melihat perubahan berarti". It speaks
 * of contacts or goes on about one, and of nothing that only the survey counts.
 */
export function mayBeReport(sentence: Sentence): boolean {
  const { items } = sentence;
  if (items.some(isA('company')) && items.some(isNamedCount)) return true;
  if (items.some(isOfSurvey)) return false;
  return whoseWords(sentence) !== null || items.some(isOfContacts);
}
