import type { ClaimCategory, ClaimFact, ClaimMeasure } from '@lqc/contracts';

/** The sides of neutral; every answer is on one of them. */
export const SIDES = ['above', 'neutral', 'below'] as const;

/** The markets that companies sell to; every company has one of them. */
export const MARKETS = ['domestic', 'export', 'both_markets'] as const;

const among = (some: readonly ClaimCategory[]) => (category: ClaimCategory) =>
  some.includes(category);

/** A side of neutral, rather than a single score or a market. */
export const isSide = among(SIDES);

/** A category of companies, not of answers. */
export const isOrientation = among(MARKETS);

/** Measures of how many gave an answer. */
export const COUNTED = new Set<ClaimMeasure>(['answer-count', 'answer-share']);

/** The side that answers lie on: "skor 5" is above neutral. */
export const sideOf = (category: ClaimFact['category']): ClaimFact['category'] =>
  (category !== null && SIDE_OF[category]) || category;
const SIDE_OF: Readonly<Record<string, ClaimCategory>> = {
  'score 1': 'below',
  'score 2': 'below',
  'score 3': 'neutral',
  'score 4': 'above',
  'score 5': 'above',
};
