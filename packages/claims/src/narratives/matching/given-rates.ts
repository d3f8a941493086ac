import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Rate, RateBase } from './rates.js';
import type { Source } from './sources.js';

/** What a stretch's rates are measured against, where the rates do not say so themselves. */
export function baseOf(items: readonly Item[]): RateBase | null {
  const period = items.find(
    (item, at): item is ItemOf<'period'> =>
      means(item, 'period') &&
      !isOfEvent(items, at) &&
      (item.meaning.role === 'before' || item.meaning.role === 'last_year'),
  );
  if (!period) return null;
  return period.meaning.role === 'before' ? 'qtq' : 'yoy';
}

/** "Promosi akhir tahun": part of an event's name, not a quarter of comparison. */
const isOfEvent = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  return means(before, 'other') && PART_OF_YEAR.test(items[at]!.word);
};
const PART_OF_YEAR = /^(?:awal|akhir|penghujung|pertengahan|pergantian)$/;

/**
 * Whether a contact's sentence may be about this base of comparison: it names no other, and names this one
 * where it must also support a reason.
 */
export const isOfBase = ({ bases }: Source, base: RateBase | null, isReasoned: boolean): boolean =>
  base === null || (base === 'qtq' && bases.size === 0 && !isReasoned) || bases.has(base);

/** Whether two rates have the same base of comparison; a rate without one matches any. */
export const isSameBase = (a: RateBase | null, b: RateBase | null) =>
  a === null || b === null || a === b;

/** Whether a contact's sentence gives this rate; direction and base must agree where both state them. */
export function hasRate({ rates }: Source, rate: Rate, directionBefore: number | null): boolean {
  const direction = rate.direction ?? directionBefore;
  return rates.some(
    (one) =>
      one.written === rate.written &&
      isSameBase(one.base, rate.base) &&
      (direction === null || one.direction === direction),
  );
}
