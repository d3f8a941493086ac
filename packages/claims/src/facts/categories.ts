import type { ClaimCategory } from '@lqc/contracts';

/** On which side of neutral answers lie: every answer is of one of these. */
export const SIDES = ['above', 'neutral', 'below'] as const;

/** Whom companies sell to: every company is of one of these. */
export const MARKETS = ['domestic', 'export', 'both_markets'] as const;

const among = (some: readonly ClaimCategory[]) => (category: ClaimCategory) =>
  some.includes(category);

/** A side of neutral, rather than a single score or a market. */
export const isSide = among(SIDES);

/** A category of companies, not of answers. */
export const isOrientation = among(MARKETS);
