import { type ClaimCategory, type ClaimMeasure, LIKERT_SCALE } from '@lqc/contracts';

/** The sides of neutral, from above; every answer is on one of them. */
export const SIDES = ['above', 'neutral', 'below'] as const;

/** What contacts may have answered: a side, or one score. */
export const ANSWERS = [
  ...SIDES,
  ...([1, 2, 3, 4, 5] as const).map((one) => `score ${one}` as const),
];

/** The markets that companies sell to; every company has one of them. */
export const MARKETS = ['domestic', 'export', 'both_markets'] as const;

const among = (some: readonly ClaimCategory[]) => (category: ClaimCategory | null) =>
  category !== null && some.includes(category);

/** A side of neutral, rather than a single score or a market. */
export const isSide = among(SIDES);

/** A category of companies, not of answers. */
export const isOrientation = among(MARKETS);

/** Measures of how many gave an answer. */
export const COUNTED = new Set<ClaimMeasure>(['answer-count', 'answer-share']);

/** The side that answers lie on: "skor 5" is above neutral. */
export function sideOf(category: ClaimCategory | null): ClaimCategory | null {
  const score = /^score (\d)$/.exec(category ?? '')?.[1];
  return score ? SIDES[1 - Math.sign(Number(score) - LIKERT_SCALE.neutral)]! : category;
}
