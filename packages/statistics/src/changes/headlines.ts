import { twoSidedNormalP } from './distributions.js';
import type { ChangeWithRange } from './range-of-change.js';
import { excludes } from './range.js';

/** The expected share of false headlines among all headlines of a list (the false discovery rate). */
const FALSE_DISCOVERY_RATE = 0.1;
/** Both quarters of a change need at least this many answers for a headline. */
export const ANSWERS_FOR_A_HEADLINE = 10;

/** A change that may become a headline, with the numbers of answers behind its two averages. */
export interface HeadlineCandidate<Key> {
  readonly key: Key;
  readonly change: ChangeWithRange | null;
  readonly nNow: number;
  readonly nBefore: number;
}

/** Whether a change is distinguishable from no change: its indicative range excludes 0. */
export function isDistinguishable(change: ChangeWithRange | null): boolean {
  return change !== null && excludes(change.range, 0);
}

/**
 * The changes of a list that are worth a headline: those that are distinguishable, also after a correction
 * for comparing many indicators at once (Benjamini–Hochberg at q = 0.10 on the two-sided normal p of Δ/SE,
 * over the changes with a range and at least ten answers in both quarters).
 *
 * Source: Benjamini and Hochberg 1995.
 */
export function headlines<Key>(candidates: readonly HeadlineCandidate<Key>[]): Set<Key> {
  const ranked = candidates
    .filter(({ nNow, nBefore }) => Math.min(nNow, nBefore) >= ANSWERS_FOR_A_HEADLINE)
    .flatMap(({ key, change }) => (change ? [{ key, change, p: probabilityOf(change) }] : []))
    .sort((a, b) => a.p - b.p);
  const last = ranked.findLastIndex(
    ({ p }, rank) => p <= ((rank + 1) / ranked.length) * FALSE_DISCOVERY_RATE,
  );
  return new Set(
    ranked
      .slice(0, last + 1)
      .filter(({ change }) => isDistinguishable(change))
      .map(({ key }) => key),
  );
}

function probabilityOf({ change, standardError }: ChangeWithRange): number {
  if (standardError === 0) return change === 0 ? 1 : 0;
  return twoSidedNormalP(change / standardError);
}
