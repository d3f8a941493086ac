import { LIKERT_SCALE } from '@lqc/contracts';
import { rangeOfMoments } from '@lqc/statistics';
import { ROUGH_DECIMALS } from './rough.js';

/** Binary rounding of sums. */
export const TINY = 1e-6;

/** The sums of squares with which the range of an average is shown alike; null where it has none. */
export function sameRange(
  scores: readonly number[],
): { readonly low: number; readonly high: number } | null {
  const n = scores.length;
  const sum = scores.reduce((so, score) => so + score, 0);
  const own = scores.reduce((so, score) => so + score * score, 0);
  const shown = (squares: number) => {
    const range = rangeOfMoments({ n, sum, squares });
    return range && [range.low, range.high].map((end) => end.toFixed(ROUGH_DECIMALS)).join();
  };
  const told = shown(own);
  if (told === null || own * n - sum * sum < TINY) return null;
  const isAlike = (squares: number) => squares * n >= sum * sum - TINY && shown(squares) === told;
  let low = own;
  let high = own;
  while (isAlike(low - 1)) low -= 1;
  while (high < LIKERT_SCALE.max ** 2 * n && isAlike(high + 1)) high += 1;
  return { low, high };
}
