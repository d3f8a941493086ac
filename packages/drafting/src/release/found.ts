import type { LetOut } from '@lqc/analysis';
import type { ClaimFact, QuarterRole, ReleaseFinding } from '@lqc/contracts';

/** What would be revealed, and of which quarter, if a withheld sentence were released. */
export type Tells = LetOut & { readonly role: QuarterRole };

/** A finding; with the contact that a footnote names, and what it would reveal if released. */
export interface FoundForRelease extends ReleaseFinding {
  readonly contactId: string | null;
  readonly tells: readonly Tells[];
}

/** A finding without its id, by which people's decisions are found again. */
export type Found = Omit<
  FoundForRelease,
  'id' | 'section' | 'part' | 'override' | 'text' | 'contactId' | 'tells'
> & {
  readonly tells?: readonly Tells[];
  /** The averages that may replace a sentence concluded from ranges. */
  readonly averages?: readonly ClaimFact[];
  readonly text?: string;
  readonly contactId?: string;
};

/** What is held back whole: nothing may replace it. */
export const HELD = { verdict: 'ditahan', suggestion: null } as const;
