/** Scores have at most a few decimals. Counted in millionths they are whole numbers, which add up exactly. */
export const MILLIONTHS = 1_000_000;

/** The sum of scores, in whole millionths. */
export const wholeSum = (scores: readonly number[]): number =>
  scores.reduce((total, score) => total + Math.round(score * MILLIONTHS), 0);
