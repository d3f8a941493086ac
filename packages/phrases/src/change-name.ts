import { periodOf, quartersBetween } from '@lqc/contracts';

/** By the quarters that lie between. */
const NAMES: Readonly<Record<number, 'qtq' | 'yoy'>> = { 1: 'qtq', 4: 'yoy' };

/**
 * The short name of a change between two quarters, given by their labels; null where they are neither
 * neighbours nor a year apart, or a label tells no quarter, so that only the earlier one can name it.
 */
export function shortChangeName(now: string, then: string): 'qtq' | 'yoy' | null {
  const [to, from] = [periodOf(now), periodOf(then)];
  return (to && from && NAMES[quartersBetween(from, to)]) ?? null;
}
