import { LIKERT_SCALE } from '@lqc/contracts';
import { NORMAL_095 } from '../changes/distributions.js';
import { type Range, rangeAround } from '../changes/range.js';
import { MILLIONTHS } from '../millionths.js';

/**
 * The sums of the scores of one quarter, indicator and sector, from which figures of any combination of
 * sectors are computed by adding them up.
 */
export interface ScoreSums {
  readonly n: number;
  /** Sum of the scores, in whole millionths. */
  readonly total: number;
  /** Sum of the squared scores. */
  readonly squares: number;
  /** Scores above and below neutral. */
  readonly above: number;
  readonly below: number;
}

export const NO_SCORES: ScoreSums = { n: 0, total: 0, squares: 0, above: 0, below: 0 };

/** The sums of two groups of scores combined. */
export function combined(one: ScoreSums, other: ScoreSums): ScoreSums {
  return {
    n: one.n + other.n,
    total: one.total + other.total,
    squares: one.squares + other.squares,
    above: one.above + other.above,
    below: one.below + other.below,
  };
}

/** The unrounded mean; NaN without scores. */
export const meanOfSums = ({ n, total }: ScoreSums): number => total / (n * MILLIONTHS);

/** The sample variance with n − 1; needs two scores. */
export function varianceOfSums(sums: ScoreSums): number {
  const mean = meanOfSums(sums);
  const neutral = LIKERT_SCALE.neutral;
  // Squares are taken around neutral instead of 0, which loses less precision when scores are similar.
  const squares =
    sums.squares - (2 * neutral * sums.total) / MILLIONTHS + sums.n * neutral * neutral;
  return Math.max(0, (squares - sums.n * (mean - neutral) ** 2) / (sums.n - 1));
}

/** The 90 % range of the average, mean ± 1.645·s/√n, unrounded; null below two scores. */
export function rangeOfSums(sums: ScoreSums): Range | null {
  if (sums.n < 2) return null;
  return rangeAround(meanOfSums(sums), NORMAL_095 * Math.sqrt(varianceOfSums(sums) / sums.n));
}

/** The 90 % range of the net balance, ± 1.645·100·√((p₊ + p₋ − (p₊ − p₋)²)/n); null below two. */
export function netRangeOfSums({ n, above, below }: ScoreSums): Range | null {
  if (n < 2) return null;
  const balance = (above - below) / n;
  const variance = (above + below) / n - balance ** 2;
  const half = NORMAL_095 * 100 * Math.sqrt(Math.max(0, variance) / n);
  return rangeAround(100 * balance, half);
}
