import { isA, type Item } from '../../items/item.js';
import type { Rate, RateBase } from '../../sentence/told.js';
import type { Source } from './sources.js';

/** What the rates of a stretch are said to be measured against, where they do not say so themselves. */
export function baseOf(items: readonly Item[]): RateBase | null {
  const period = items.find(
    (item) =>
      isA('period')(item) && (item.meaning.role === 'before' || item.meaning.role === 'last_year'),
  );
  if (!period || period.meaning.is !== 'period') return null;
  return period.meaning.role === 'before' ? 'qtq' : 'yoy';
}

/**
 * Whether a contact's sentence may be held against this quarter: it names no other, and where it must
 * bear out a reason as well, this one.
 */
export const isOfBase = ({ bases }: Source, base: RateBase | null, isReasoned: boolean): boolean =>
  base === null || (bases.size === 0 && !isReasoned) || bases.has(base);

/** Whether two rates may be of one base of comparison; one that is not told may be either. */
export const isSameBase = (a: RateBase | null, b: RateBase | null) =>
  a === null || b === null || a === b;

/** Whether a contact's sentence gives this rate, in its direction and against its base where both are said. */
export function hasRate({ rates }: Source, rate: Rate, wayBefore: number | null): boolean {
  const way = rate.way ?? wayBefore;
  return rates.some(
    (one) =>
      one.written === rate.written &&
      isSameBase(one.base, rate.base) &&
      (way === null || one.way === way),
  );
}
