import { disagreement } from './disagreement.js';
import { NO_VARIANCE } from './moments.js';
import { ANSWERS_FOR_A_RANGE, clipped, halfOfRange, type Range, rangeAround } from './range.js';
import { type Shares, sharesOf } from './shares.js';

/**
 * The 90 % range of a net balance in percentage points, unrounded and within ± 100:
 * NB ± t(0.95; n − 1)·100·√((p₊ + p₋ − (p₊ − p₋)²)/n); null below `ANSWERS_FOR_A_RANGE` scores and where all
 * lie on one side.
 */
export function rangeOfNetBalance(scores: readonly number[]): Range | null {
  const shares = sharesOf(scores);
  return shares && netRangeOfShares(shares, scores.length);
}

/** The same range, of `n` answers of which the shares above and below neutral are known. */
export function netRangeOfShares(shares: Shares, n: number): Range | null {
  const spread = disagreement(shares);
  if (n < ANSWERS_FOR_A_RANGE || spread ** 2 <= NO_VARIANCE) return null;
  const half = halfOfRange((100 * spread) / Math.sqrt(n), n);
  return clipped(rangeAround(100 * (shares.above - shares.below), half), -100, 100);
}
