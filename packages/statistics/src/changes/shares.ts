import { LIKERT_SCALE } from '@lqc/contracts';

/** The shares of answers above and below the neutral score, from 0 to 1. */
export interface Shares {
  readonly above: number;
  readonly below: number;
}

/** On which side of the neutral score a score is: −1 below, 0 at it, 1 above. */
export const sideOf = (score: number) => Math.sign(score - LIKERT_SCALE.neutral);

/** The shares of scores on each side of neutral; null without scores. */
export function sharesOf(scores: readonly number[]): Shares | null {
  if (scores.length === 0) return null;
  const share = (side: number) =>
    scores.filter((score) => sideOf(score) === side).length / scores.length;
  return { above: share(1), below: share(-1) };
}
