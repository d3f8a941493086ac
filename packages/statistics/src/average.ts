import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { MILLIONTHS, wholeSum } from './millionths.js';
import { roundedRatio } from './round.js';

/**
 * The mean of the valid scores, rounded half-up to 2 decimals; null without scores. Rounding happens only
 * once, at the end. Source: input-formats, "Arithmetic that must hold".
 */
export const average = (scores: readonly number[]): number | null =>
  averageOfSums({ n: scores.length, total: wholeSum(scores) });

/** The same average from a sum: `total` is the sum of `n` scores, in whole millionths. */
export function averageOfSums({ n, total }: { n: number; total: number }): number | null {
  return n === 0 ? null : roundedRatio(total, n * MILLIONTHS, AVERAGE_DECIMALS);
}
