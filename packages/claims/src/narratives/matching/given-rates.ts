import { stem } from '@lqc/language';
import { type Item, means } from '../../items/item.js';
import type { Rate, RateBase } from './rates.js';
import type { Source } from './sources.js';

/** What the rates of a stretch are said to be measured against, where they do not say so themselves. */
export function baseOf(items: readonly Item[]): RateBase | null {
  const period = items.find(
    (item, at) =>
      means(item, 'period') &&
      !isOfEvent(items, at) &&
      (item.meaning.role === 'before' || item.meaning.role === 'last_year'),
  );
  if (!period || period.meaning.is !== 'period') return null;
  return period.meaning.role === 'before' ? 'qtq' : 'yoy';
}

/** "Promosi akhir tahun": of an event's name, and no quarter that anything is measured against. */
const isOfEvent = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  return before !== undefined && means(before, 'other') && PART_OF_YEAR.test(items[at]!.word);
};
const PART_OF_YEAR = /^(?:awal|akhir|penghujung|pertengahan|pergantian)$/;

/** Whether a sentence has the part of a year by which each event of a stretch is named. */
export const isOfSameEvents = (items: readonly Item[], { words }: Source): boolean =>
  items.every((one, at) => !isOfEvent(items, at) || words.has(stem(one.word)));

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
export function hasRate({ rates }: Source, rate: Rate, directionBefore: number | null): boolean {
  const direction = rate.direction ?? directionBefore;
  return rates.some(
    (one) =>
      one.written === rate.written &&
      isSameBase(one.base, rate.base) &&
      (direction === null || one.direction === direction),
  );
}
