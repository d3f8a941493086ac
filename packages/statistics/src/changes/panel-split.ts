import type { MatchedScores } from './matched-scores.js';
import { mean, meanDifference } from './moments.js';

/** The exact parts of the change of an average, in points of the scale, unrounded. */
export interface PanelSplit {
  /** The part due to changed answers of matched companies. */
  readonly moved: number;
  /** The part due to answers that entered. */
  readonly entered: number;
  /** The part due to answers that left. */
  readonly left: number;
}

/**
 * Splits Δ = d̄_M + (n_E/n₁)(x̄₁ᴱ − x̄₁ᴹ) − (n_L/n₀)(x̄₀ᴸ − x̄₀ᴹ) into moved, entered and left, which
 * add up to the unrounded change. A part without answers is 0. Null when no company is matched, since the
 * parts are then undefined.
 */
export function panelSplit({
  now,
  before,
  matched,
  entered,
  left,
}: MatchedScores): PanelSplit | null {
  if (matched.length === 0) return null;
  const matchedNow = matched.map((pair) => pair.now.score);
  const matchedBefore = matched.map((pair) => pair.before.score);
  const shareOf = (part: typeof entered, all: typeof now, same: readonly number[]) =>
    part.length === 0
      ? 0
      : (part.length / all.length) * (mean(part.map(({ score }) => score)) - mean(same));
  return {
    moved: meanDifference(matchedNow, matchedBefore),
    entered: shareOf(entered, now, matchedNow),
    left: 0 - shareOf(left, before, matchedBefore),
  };
}
