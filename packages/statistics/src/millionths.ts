/** Scores are typed with a few decimals at most; as millionths they are whole, and add up exactly. */
export const MILLIONTHS = 1_000_000;

/** The sum of scores, in whole millionths. */
export const wholeSum = (scores: readonly number[]): number =>
  scores.reduce((total, score) => total + Math.round(score * MILLIONTHS), 0);
