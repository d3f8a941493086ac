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
 * The indicative range of the change of an average between two quarters whose contacts overlap:
 * SE² = max(0, s₁²/n₁ + s₀²/n₀ − 2·m·cov/(n₁·n₀)), range = Δ ± t(0.95; min(n₁, n₀) − 1)·SE, with
 * variances over all answers of a quarter and the covariance over the matched ones (0 for fewer than two). Null
 * when a quarter has fewer than `ANSWERS_FOR_A_RANGE` scores; of no width where all moved alike. Contacts are chosen and not drawn at random, so the range is called indicative
 * and is not presented as a test.
 *
 * Source: partially overlapping samples, Derrick and White.
 */
export function rangeOfChange(scores: MatchedScores): ChangeWithRange | null {
  const now = scores.now.map(({ score }) => score);
  const before = scores.before.map(({ score }) => score);
  const answers = Math.min(now.length, before.length);
  if (answers < ANSWERS_FOR_A_RANGE) return null;
  const shared =
    (2 * scores.matched.length * matchedCovariance(scores)) / (now.length * before.length);
  const squared = variance(now) / now.length + variance(before) / before.length - shared;
  const standardError = squared <= NO_VARIANCE ? 0 : Math.sqrt(squared);
  const change = meanDifference(now, before);
  const range = rangeAround(change, halfOfRange(standardError, answers));
  return { change, standardError, answers, range };
}

function matchedCovariance({ matched }: MatchedScores): number {
  if (matched.length < 2) return 0;
  return covariance(
    matched.map(({ now }) => now.score),
    matched.map(({ before }) => before.score),
  );
}
