import { LIKERT_SCALE } from '@lqc/contracts';
import type { Range } from '../changes/range.js';
import { rangeOfMean } from '../changes/range-of-level.js';
import { netRangeOfShares } from '../changes/range-of-net-balance.js';
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

/** The 90 % range of the average (`rangeOfLevel`). */
export const rangeOfSums = (sums: ScoreSums): Range | null =>
  rangeOfMean(meanOfSums(sums), varianceOfSums(sums), sums.n);

/** The 90 % range of the net balance (`rangeOfNetBalance`). */
export const netRangeOfSums = ({ n, above, below }: ScoreSums): Range | null =>
  netRangeOfShares({ above: above / n, below: below / n }, n);
