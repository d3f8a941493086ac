import type { MatchedScores } from './matched-scores.js';
import { meanDifference, variance } from './moments.js';
import { halfOfRange, type Range, rangeAround } from './range.js';

/** The change of matched companies gets a range from this many companies on. */
const MATCHED_FOR_A_RANGE = 10;

/** The mean change of companies that answered in both quarters, in points of the scale, unrounded. */
export interface MatchedChange {
  readonly n: number;
  readonly change: number;
  /** Null below `MATCHED_FOR_A_RANGE` companies. */
  readonly range: Range | null;
}

/**
 * The mean change of the matched companies with its 90 % range d̄ ± t(0.95; m−1)·s_d/√m; null when no
 * company is matched.
 */
export function matchedChange({ matched }: MatchedScores): MatchedChange | null {
  const n = matched.length;
  if (n === 0) return null;
  const change = meanDifference(
    matched.map(({ now }) => now.score),
    matched.map(({ before }) => before.score),
  );
  if (n < MATCHED_FOR_A_RANGE) return { n, change, range: null };
  const differences = matched.map(({ now, before }) => now.score - before.score);
  const deviation = Math.sqrt(variance(differences) / n);
  return { n, change, range: rangeAround(change, halfOfRange(deviation, n)) };
}
