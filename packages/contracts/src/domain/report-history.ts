import { orderOf, type Period } from './period.js';

/**
 * The stored quarters that a report's charts show beside its own: those up to the latest of its own, so that a
 * report tells of no quarter after it, whatever is stored since; none where no quarter of its own is known.
 */
export function storedUpTo<Stored extends Period>(
  own: readonly Period[],
  stored: readonly Stored[],
): Stored[] {
  const last = Math.max(...own.map(orderOf));
  return stored.filter((quarter) => orderOf(quarter) <= last);
}
