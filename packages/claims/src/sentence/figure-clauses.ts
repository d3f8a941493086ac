import { LIKERT_SCALE } from '@lqc/contracts';
import type { Clause } from './clauses.js';
import { isPercentage, type Item, means } from '../items/item.js';
import { Sentence } from './sentence.js';

/**
 * The clauses of a sentence about a company that tell the survey's own figures: "Investasi menguat 0,67
 * poin menjadi 3,67, ditopang UD Wana Artha yang …". No contact speaks in scores or points, so such a
 * clause, and what leads up to it, is about all contacts.
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

/** "Dua kontak lainnya, A dan B, …": counts the companies named, and is no figure of the survey. */
const isBareCount = ({ items }: Clause): boolean =>
  items.every(
    (one) =>
      (BARE.has(one.meaning.is) && !ANSWERING.test(one.word)) ||
      (means(one, 'number') && one.meaning.number.unit === 'kontak'),
  );
const ANSWERING = /jawab/;
const BARE = new Set<Item['meaning']['is']>(['plain', 'other', 'break', 'people']);

/** These clauses as a sentence of its own; null when there are none. */
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
