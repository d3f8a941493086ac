import { twoSidedNormalP } from './distributions.js';
import type { ChangeWithRange } from './range-of-change.js';
import { excludes } from './range.js';

/** The share of false headlines that a list of changes may expect. */
const FALSE_DISCOVERY_RATE = 0.1;
/** A quarter with fewer answers gives no headline. */
export const ANSWERS_FOR_A_HEADLINE = 10;

/** A change that asks to be told, with the answers behind its two averages. */
export interface HeadlineCandidate<Key> {
  readonly key: Key;
  readonly change: ChangeWithRange | null;
  readonly nNow: number;
  readonly nBefore: number;
}

/** Whether a change can be told apart from none: its indicative range excludes 0. */
export function isDistinguishable(change: ChangeWithRange | null): boolean {
  return change !== null && excludes(change.range, 0);
}

/**
 * The changes of a list that are worth a headline: distinguishable, and still so when all of the
 * list are looked at together (Benjamini–Hochberg at q = 0.10 on the two-sided normal p of Δ/SE,
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
