import type { MatchedScores } from './matched-scores.js';
import { covariance, meanDifference, variance } from './moments.js';
import { indicativeRange, type Range } from './range.js';

/** A variance needs this many scores, so a change has a range only when both quarters have as many. */
const SCORES_FOR_A_RANGE = 2;

/** The unrounded change of an average with its standard error, both in points of the scale. */
export interface ChangeWithRange {
  readonly change: number;
  readonly standardError: number;
  readonly range: Range;
}

/**
 * The indicative range of the change of an average between two quarters whose contacts overlap:
 * SE² = max(0, s₁²/n₁ + s₀²/n₀ − 2·m·cov/(n₁·n₀)), range = Δ ± 1.645·SE, with variances over all
 * answers of a quarter and the covariance over the matched ones (0 for fewer than two). Null when a quarter
 * has fewer than two scores. Contacts are chosen and not drawn at random, so the range is called indicative
 * and is not presented as a test.
 *
 * Source: partially overlapping samples, Derrick and White.
 */
export function rangeOfChange(scores: MatchedScores): ChangeWithRange | null {
  const now = scores.now.map(({ score }) => score);
  const before = scores.before.map(({ score }) => score);
  if (now.length < SCORES_FOR_A_RANGE || before.length < SCORES_FOR_A_RANGE) return null;
  const shared =
    (2 * scores.matched.length * matchedCovariance(scores)) / (now.length * before.length);
  const squared = variance(now) / now.length + variance(before) / before.length - shared;
  const standardError = Math.sqrt(Math.max(0, squared));
  const change = meanDifference(now, before);
  return { change, standardError, range: indicativeRange(change, standardError) };
}

function matchedCovariance({ matched }: MatchedScores): number {
  if (matched.length < 2) return 0;
  return covariance(
    matched.map(({ now }) => now.score),
    matched.map(({ before }) => before.score),
  );
}
