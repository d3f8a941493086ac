import type { ReleaseFinding } from '@lqc/contracts';

/** A finding, and of a footnote the contact that it names. */
export interface FoundForRelease extends ReleaseFinding {
  readonly contactId: string | null;
}

/** A finding before it has the id by which decisions on it are found again. */
export type Found = Omit<
  FoundForRelease,
  'id' | 'section' | 'part' | 'override' | 'text' | 'contactId'
> & {
  readonly text?: string;
  readonly contactId?: string;
};
