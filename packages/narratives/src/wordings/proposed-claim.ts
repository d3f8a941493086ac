import type { ClaimCategory, ClaimType, IndicatorKey } from '@lqc/contracts';

/** The kinds of claims that a writer may propose. `condition` puts level and change into the words of one table. */
export const CLAIM_TYPES = [
  'level',
  'from_to',
  'change',
  'stable',
  'compare',
  'compare_changes',
  'respective_list',
  'neutral_position',
  'condition',
  'share',
  'share_change',
  'distribution',
  'quantifier',
  'sum',
  'ratio',
  'response_rate',
  'balance',
  'count',
  'count_by_direction',
  'rank',
  'reason',
] as const satisfies readonly (ClaimType | 'condition')[];

/** What is to be asserted, by its dimensions; the figures are looked up, never written. */
export interface ProposedClaim {
  readonly type: (typeof CLAIM_TYPES)[number];
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly category: ClaimCategory | null;
  /** The earlier quarter that it is held against; of what tells one quarter alone, that quarter. */
  readonly base: 'before' | 'last_year' | null;
  /** Further indicators, sectors or sides that it is about, by their keys. */
  readonly others: readonly string[];
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
  others: [],
  ...dimensions,
});
