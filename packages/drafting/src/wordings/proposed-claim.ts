import type { CLAIM_TYPES, ClaimCategory, IndicatorKey } from '@lqc/contracts';

/** A claim to be made, by its dimensions; its figures are looked up, never written. */
export interface ProposedClaim {
  readonly type: (typeof CLAIM_TYPES)[number];
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly category: ClaimCategory | null;
  /** The earlier quarter that it is compared with, or, for a claim about one quarter, that quarter. */
  readonly base: 'before' | 'last_year' | null;
  /** Further indicators, sectors or sides that it is about, by their keys; of a level the contact whose own it is. */
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
