import { LIKERT_SCALE } from '@lqc/contracts';
import { ANSWERS_FOR_A_RANGE, rangeOfMean, roundHalfUp } from '@lqc/statistics';
import { ROUGH_DECIMALS } from './rough.js';

/** Binary rounding of sums. */
export const TINY = 1e-6;

/**
 * The bounds of the sums of squares for which the range of an average looks the same; any sum where too few
 * answers have a range. Null where all scores are equal.
 */
export function sameRange(
  scores: readonly number[],
): { readonly low: number; readonly high: number } | null {
  const n = scores.length;
  const sum = scores.reduce((so, score) => so + score, 0);
  const own = scores.reduce((so, score) => so + score * score, 0);
  const most = LIKERT_SCALE.max ** 2 * n;
  if (own * n - sum * sum < TINY) return null;
  if (n < ANSWERS_FOR_A_RANGE) return { low: 0, high: most };
  const shown = (squares: number) => {
    const range = rangeOfMean(sum / n, (squares - (sum * sum) / n) / (n - 1), n);
    return range && [range.low, range.high].map((end) => roundHalfUp(end, ROUGH_DECIMALS)).join();
  };
  const told = shown(own);
  const isAlike = (squares: number) => squares * n >= sum * sum - TINY && shown(squares) === told;
  let low = own;
  let high = own;
  while (isAlike(low - 1)) low -= 1;
  while (high < most && isAlike(high + 1)) high += 1;
  return { low, high };
}
