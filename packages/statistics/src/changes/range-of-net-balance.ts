import { disagreement } from './disagreement.js';
import { indicativeRange, type Range } from './range.js';
import { sharesOf } from './shares.js';

/**
 * The 90 % range of a net balance in percentage points, unrounded:
 * NB ± 1.645·100·√((p₊ + p₋ − (p₊ − p₋)²)/n); null below two scores.
 */
export function rangeOfNetBalance(scores: readonly number[]): Range | null {
  const shares = sharesOf(scores);
  if (shares === null || scores.length < 2) return null;
  const standardError = (100 * disagreement(shares)) / Math.sqrt(scores.length);
  return indicativeRange(100 * (shares.above - shares.below), standardError);
}
