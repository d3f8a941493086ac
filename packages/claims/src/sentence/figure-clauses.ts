import { LIKERT_SCALE } from '@lqc/contracts';
import type { Clause } from './clauses.js';
import { isPercentage, type Item, means } from '../items/item.js';
import { Sentence } from './sentence.js';

/**
 * "Investasi menguat 0,67 poin menjadi 3,67, ditopang UD Wana Artha yang …": the clauses of a
 * sentence about a company that tell the survey's own figures. No contact speaks in scores or
 * points, so a clause with one of these, and what leads up to it, is about everybody.
 */
export function figureClauses(sentence: Sentence): readonly Clause[] {
  if (!sentence.items.some(isOfCompany)) return [];
  const outer = sentence.clauses.filter((clause) => clause.outer === null);
  const withInner = (clause: Clause) => [
    clause,
    ...sentence.clauses.filter((inner) => inner.outer === clause),
  ];
  const has = (clause: Clause, is: (item: Item) => boolean) =>
    withInner(clause).some(({ items }) => items.some(is));
  const firstNamed = outer.findIndex((clause) => has(clause, isOfCompany));
  const found = outer.filter((clause, at) => {
    if (has(clause, isOfCompany) || has(clause, isPercentage) || isBareCount(clause)) return false;
    const rest = outer.slice(at, firstNamed);
    return at < firstNamed ? rest.some((one) => has(one, isScored)) : has(clause, isScored);
  });
  return found.flatMap(withInner);
}

/** "Dua kontak lainnya, A dan B, …": a count of those who are named, and nothing that a survey tells of them. */
const isBareCount = ({ items }: Clause): boolean =>
  items.every(
    (one) =>
      (BARE.has(one.meaning.is) && !ANSWERING.test(one.word)) ||
      (means(one, 'number') && one.meaning.number.unit === 'kontak'),
  );
const ANSWERING = /jawab/;
const BARE = new Set<Item['meaning']['is']>(['plain', 'other', 'break', 'people']);

/** The part of a sentence that these clauses are, as a sentence of its own; null for none. */
export function sentenceOf(sentence: Sentence, clauses: readonly Clause[]): Sentence | null {
  if (clauses.length === 0) return null;
  const ids = new Set(clauses.flatMap(({ items }) => items));
  const items = sentence.items.filter((item) => ids.has(item));
  return new Sentence(items, sentence.sheet, sentence.topic);
}

const isOfCompany = (item: Item) =>
  means(item, 'company') || means(item, 'stranger') || means(item, 'quote');
const isScored = (item: Item) => {
  if (!means(item, 'number')) return false;
  const { unit, value, decimals, of } = item.meaning.number;
  // "Dua dari lima kontak menjawab di bawah netral, termasuk X".
  if (unit === 'kontak' || (of !== null && unit === null)) return true;
  const isScore = unit === null && decimals === 2 && value >= LIKERT_SCALE.min;
  return unit === 'poin' || (isScore && value <= LIKERT_SCALE.max);
};
