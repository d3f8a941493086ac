import { twoSidedP } from './distributions.js';
import type { MatchedChange } from './matched-change.js';
import type { ChangeWithRange } from './range-of-change.js';
import { excludes } from './range.js';

/** The expected share of false headlines among all headlines of a list (the false discovery rate). */
const FALSE_DISCOVERY_RATE = 0.1;
/** Both quarters of a change need at least this many answers for a headline. */
const ANSWERS_FOR_A_HEADLINE = 10;

/** A change that may become a headline, with the numbers of answers behind its two averages. */
export interface HeadlineCandidate<Key> {
  readonly key: Key;
  readonly change: ChangeWithRange | null;
  readonly nNow: number;
  readonly nBefore: number;
  /** The change of the companies that answered in both quarters. */
  readonly matched: MatchedChange | null;
}

/** Whether a change is distinguishable from no change: its indicative range excludes 0. */
export function isDistinguishable(change: ChangeWithRange | null): boolean {
  return change !== null && excludes(change.range, 0);
}

/**
 * Whether the companies that answered in both quarters contradict a change of all: their own range includes 0,
 * or they moved the other way. Most of it may still be theirs: the panel split tells how much.
 */
export function isByComposition(
  change: ChangeWithRange | null,
  matched: MatchedChange | null,
): boolean {
  if (!isDistinguishable(change) || !matched?.range) return false;
  return !excludes(matched.range, 0) || Math.sign(matched.change) !== Math.sign(change!.change);
}

/**
 * The changes of a list that are worth a headline: those that are distinguishable, also after a correction
 * for comparing many indicators at once (Benjamini–Hochberg at q = 0.10 on the two-sided p of Δ/SE by Student's
 * t, over the changes with a range and at least ten answers in both quarters), and that the same companies do
 * not contradict (`isByComposition`).
 *
 * Source: Benjamini and Hochberg 1995.
 */
export function headlines<Key>(candidates: readonly HeadlineCandidate<Key>[]): Set<Key> {
  const ranked = candidates
    .filter(({ nNow, nBefore }) => Math.min(nNow, nBefore) >= ANSWERS_FOR_A_HEADLINE)
    .flatMap(({ key, change, matched }) =>
      change ? [{ key, change, matched, p: probabilityOf(change) }] : [],
    )
    .sort((a, b) => a.p - b.p);
  const last = ranked.findLastIndex(
    ({ p }, rank) => p <= ((rank + 1) / ranked.length) * FALSE_DISCOVERY_RATE,
  );
  return new Set(
    ranked
      .slice(0, last + 1)
      .filter(
        ({ change, matched }) => isDistinguishable(change) && !isByComposition(change, matched),
      )
      .map(({ key }) => key),
  );
}

function probabilityOf({ change, standardError, answers }: ChangeWithRange): number {
  if (standardError === 0) return change === 0 ? 1 : 0;
  return twoSidedP(change / standardError, answers - 1);
}
