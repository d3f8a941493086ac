import { orderOf, periodOf } from '@lqc/contracts';

/**
 * The place in time of each quarter, by their labels from the oldest: one after another, with a free place for
 * each quarter that is missing between two. A label that tells no quarter takes the next place.
 */
export function quarterSlots(labels: readonly string[]): number[] {
  const orders = labels.map((label) => orderOf(periodOf(label) ?? { year: NaN, quarter: NaN }));
  let slot = 0;
  return orders.map((order, at) => {
    if (at > 0) slot += Math.max(1, order - orders[at - 1]! || 1);
    return slot;
  });
}
