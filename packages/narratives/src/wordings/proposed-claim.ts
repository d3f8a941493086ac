import type { ClaimCategory, ClaimType, IndicatorKey } from '@lqc/contracts';

/** The kinds of claims that a writer may propose. `condition` puts level and change into the words of one table. */
export const CLAIM_TYPES = [
  'level',
  'from_to',
  'change',
  'stable',
  'neutral_position',
  'condition',
  'share',
  'share_change',
  'distribution',
  'quantifier',
  'response_rate',
  'balance',
  'count',
  'rank',
] as const satisfies readonly (ClaimType | 'condition')[];

/** Answers by side of neutral, and companies by where they sell. */
export const CATEGORIES = [
  'above',
  'neutral',
  'below',
  'domestic',
  'export',
  'both_markets',
] as const satisfies readonly ClaimCategory[];

/** What is to be asserted, by its dimensions; the figures are looked up, never written. */
export interface ProposedClaim {
  readonly type: (typeof CLAIM_TYPES)[number];
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly category: (typeof CATEGORIES)[number] | null;
  readonly base: 'before' | 'last_year' | null;
}

/** A claim of which only what is needed is said. */
export const aClaim = (
  type: ProposedClaim['type'],
  dimensions: Partial<ProposedClaim> = {},
): ProposedClaim => ({
  type,
  indicator: null,
  sector: null,
  category: null,
  base: null,
  ...dimensions,
});
