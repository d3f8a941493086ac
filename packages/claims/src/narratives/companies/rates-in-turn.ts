import { isPercentage, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { Part } from './part.js';

/** As many rates as companies were named, one right after the other. */
export interface RatesInTurn {
  readonly rates: readonly Item[];
  /** Where among the items of the part they belong. */
  readonly at: number;
  /** How many items of the sentence they take. */
  readonly length: number;
}

/**
 * "A dan B melaporkan penurunan sekitar 7,5% dan 7% (yoy) karena libur panjang": a rate for each in turn,
 * where as many stand one after the other as companies were named.
 */
export function ratesInTurn(items: readonly Item[], at: number, count: number): RatesInTurn | null {
  const end = items.findIndex(
    (one) => !isPercentage(one) && !means(one, 'break') && !means(one, 'near'),
  );
  const run = items.slice(0, end < 0 ? undefined : end);
  const length = run.findLastIndex(isPercentage) + 1;
  const rates = run.filter(isPercentage);
  return rates.length === count ? { rates, at, length } : null;
}

/** "Masing-masing sekitar 12,2% dan 3,5% (yoy), terutama pada ruko": what stands behind is said of all. */
export function leadsToRates(items: readonly Item[], count: number): boolean {
  const first = items.findIndex(isPercentage);
  const isBefore = (one: Item) => means(one, 'near') || means(one, 'plain');
  return (
    first >= 0 &&
    items.slice(0, first).every(isBefore) &&
    ratesInTurn(items.slice(first), 0, count) !== null
  );
}

/** The part of each of them: what is said of all, with its own rate. */
export const eachOf = ({ owners, items }: Part, { rates, at }: RatesInTurn): readonly Part[] =>
  owners.map((owner, nth) => ({
    owners: [owner],
    items: [...items.slice(0, at), rates[nth]!, ...items.slice(at + 1)],
  }));

/** "Baik A maupun B": that it is said of both. */
export const isBoth = ({ items }: Sentence, at: number): boolean =>
  items[at]!.word === 'baik' &&
  means(items[at + 1] ?? items[at]!, 'company') &&
  items.slice(at + 2).some(({ word }) => word === 'maupun');
