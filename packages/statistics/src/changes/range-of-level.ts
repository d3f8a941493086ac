import { type Level, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { mean, NO_VARIANCE, variance } from './moments.js';
import {
  ANSWERS_FOR_A_RANGE,
  clipped,
  excludes,
  halfOfRange,
  type Range,
  rangeAround,
} from './range.js';

/**
 * The 90 % range of an average, mean ± t(0.95; n − 1)·s/√n on the scale, unrounded; null below
 * `ANSWERS_FOR_A_RANGE` scores and where all are alike.
 */
export function rangeOfLevel(scores: readonly number[]): Range | null {
  if (scores.length < ANSWERS_FOR_A_RANGE) return null;
  return rangeOfMean(mean(scores), variance(scores), scores.length);
}

/** The same range, of an average of which the variance (n − 1) and the number of scores are known. */
export function rangeOfMean(average: number, spread: number, n: number): Range | null {
  if (n < ANSWERS_FOR_A_RANGE || spread <= NO_VARIANCE) return null;
  const whole = rangeAround(average, halfOfRange(Math.sqrt(spread / n), n));
  return clipped(whole, LIKERT_SCALE.min, LIKERT_SCALE.max);
}

/** Half of an average's range before it is cut to the scale; 0 where all are alike, null below two scores. */
export function halfRangeOfLevel(scores: readonly number[]): number | null {
  const n = scores.length;
  return n < 2 ? null : halfOfRange(Math.sqrt(variance(scores) / n), n);
}

/**
 * Whether an average is above or below the neutral score; `neutral` when its range includes that score,
 * null for too few answers to say so (`mayTell`).
 */
export function levelOf(scores: readonly number[]): Level | null {
  const half = halfRangeOfLevel(scores);
  if (half === null || !mayTell('level', scores.length)) return null;
  const average = mean(scores);
  if (!excludes(rangeAround(average, half), LIKERT_SCALE.neutral)) return 'neutral';
  return average > LIKERT_SCALE.neutral ? 'above' : 'below';
}
