import { LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { mean, variance } from './moments.js';
import { excludes, indicativeRange, type Range } from './range.js';

/** Whether an average is above or below the scale's neutral score, or cannot be told from it. */
export type Level = 'above' | 'neutral' | 'below';

/** The 90 % range of an average, mean ± 1.645·s/√n, unrounded; null below two scores. */
export function rangeOfLevel(scores: readonly number[]): Range | null {
  if (scores.length < 2) return null;
  return rangeOf(mean(scores), variance(scores), scores.length);
}

/** The same range, of scores of which only their number, sum and sum of squares are known. */
export function rangeOfMoments({
  n,
  sum,
  squares,
}: {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}): Range | null {
  if (n < 2) return null;
  return rangeOf(sum / n, Math.max(0, (squares - (sum * sum) / n) / (n - 1)), n);
}

const rangeOf = (average: number, spread: number, n: number): Range =>
  indicativeRange(average, Math.sqrt(spread / n));

/**
 * Whether an average is above or below the neutral score; `neutral` when its range includes that score,
 * null for too few answers to say so (`mayTell`).
 */
export function levelOf(scores: readonly number[]): Level | null {
  const range = rangeOfLevel(scores);
  if (range === null || !mayTell('level', scores.length)) return null;
  if (!excludes(range, LIKERT_SCALE.neutral)) return 'neutral';
  return range.low > LIKERT_SCALE.neutral ? 'above' : 'below';
}
