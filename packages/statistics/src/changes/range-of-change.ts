import type { MatchedScores } from './matched-scores.js';
import { covariance, meanDifference, NO_VARIANCE, variance } from './moments.js';
import { ANSWERS_FOR_A_RANGE, halfOfRange, type Range, rangeAround } from './range.js';

/** The unrounded change of an average with its standard error, both in points of the scale. */
export interface ChangeWithRange {
  readonly change: number;
  readonly standardError: number;
  /** The answers of the quarter that has fewer. */
  readonly answers: number;
  readonly range: Range;
}

/**
 * The indicative range of the change of an average between two quarters whose contacts overlap, Δ ± t(0.95;
 * min(n₁, n₀) − 1)·SE; of no width where all moved alike, null when a quarter has fewer than `ANSWERS_FOR_A_RANGE`
 * scores. Contacts are chosen and not drawn at random, so it is called indicative and is not presented as a test.
 */
export function rangeOfChange({ matched, ...scores }: MatchedScores): ChangeWithRange | null {
  const now = scores.now.map(({ score }) => score);
  const before = scores.before.map(({ score }) => score);
  const answers = Math.min(now.length, before.length);
  if (answers < ANSWERS_FOR_A_RANGE) return null;
  const matchedIn = (quarter: 'now' | 'before') => matched.map((one) => one[quarter].score);
  const standardError = standardErrorOfChange(
    { n: now.length, variance: variance(now) },
    { n: before.length, variance: variance(before) },
    { n: matched.length, covariance: covariance(matchedIn('now'), matchedIn('before')) },
  );
  const change = meanDifference(now, before);
  const range = rangeAround(change, halfOfRange(standardError, answers));
  return { change, standardError, answers, range };
}

/**
 * √max(0, s₁²/n₁ + s₀²/n₀ − 2·m·cov/(n₁·n₀)), with variances over all answers of a quarter and the covariance over
 * the matched ones (0 for fewer than two). Source: partially overlapping samples, Derrick and White.
 */
export function standardErrorOfChange(
  now: Readonly<Record<'n' | 'variance', number>>,
  before: Readonly<Record<'n' | 'variance', number>>,
  shared: Readonly<Record<'n' | 'covariance', number>>,
): number {
  const common = shared.n < 2 ? 0 : (2 * shared.n * shared.covariance) / (now.n * before.n);
  const squared = now.variance / now.n + before.variance / before.n - common;
  return squared <= NO_VARIANCE ? 0 : Math.sqrt(squared);
}
