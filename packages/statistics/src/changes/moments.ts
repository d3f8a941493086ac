import { MILLIONTHS, wholeSum } from '../millionths.js';

/** The unrounded mean of scores; NaN without scores. */
export function mean(scores: readonly number[]): number {
  return wholeSum(scores) / (scores.length * MILLIONTHS);
}

/**
 * Mean of `now` minus mean of `before`, unrounded; both need at least one score. It is computed from whole
 * numbers, so that two quarters with the same mean differ by exactly 0.
 */
export function meanDifference(now: readonly number[], before: readonly number[]): number {
  const difference = wholeSum(now) * before.length - wholeSum(before) * now.length;
  return difference / (now.length * before.length * MILLIONTHS);
}

/** The sample variance with n − 1; needs two scores. */
export function variance(scores: readonly number[]): number {
  return covariance(scores, scores);
}

/** The sample covariance of paired scores with n − 1; needs two pairs. */
export function covariance(xs: readonly number[], ys: readonly number[]): number {
  const meanX = mean(xs);
  const meanY = mean(ys);
  const products = xs.reduce((sum, x, at) => sum + (x - meanX) * (ys[at]! - meanY), 0);
  return products / (xs.length - 1);
}

/** A variance up to this is 0, but for binary rounding. */
export const NO_VARIANCE = 1e-12;
