import type { LetOut } from '@lqc/analysis';
import type { ClaimFact, QuarterRole, ReleaseFinding } from '@lqc/contracts';

/** What of which quarter would be told if a sentence left that is held back. */
export type Tells = LetOut & { readonly role: QuarterRole };

/** A finding, of a footnote the contact that it names, and what it tells where it leaves all the same. */
export interface FoundForRelease extends ReleaseFinding {
  readonly contactId: string | null;
  readonly tells: readonly Tells[];
}

/** A finding before it has the id by which decisions on it are found again. */
export type Found = Omit<
  FoundForRelease,
  'id' | 'section' | 'part' | 'override' | 'text' | 'contactId' | 'tells'
> & {
  readonly tells?: readonly Tells[];
  /** What stays of a sentence that is read from ranges. */
  readonly averages?: readonly ClaimFact[];
  readonly text?: string;
  readonly contactId?: string;
};
