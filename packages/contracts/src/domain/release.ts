import { z } from 'zod';
import { RELEASE_LIMITS } from '../limits.js';
import type { Statement } from './claims.js';
import { Id, Timestamp } from './id.js';

/**
 * What happens to a finding when the report is released: kept, generalised, withheld, undecided.
 */
export const ReleaseVerdict = z.enum(['aman', 'digeneralisasi', 'ditahan', 'perlu_dilihat']);
export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export const ReleaseKind = z.enum([
  /** *Kalimat bebas*: sentences of a section that neither rules wrote nor the data bear out. */
  'free',
  'small_group',
  'quote',
  'name',
  'footnote',
  'table',
]);
export type ReleaseKind = z.infer<typeof ReleaseKind>;

/** Where in a section or in the report's head something was found; the people are the report's. */
export const ReleasePart = z.enum(['text', 'title', 'people']);

/** A person's decision on a finding, which replaces the rules' verdict. */
export const ReleaseOverride = z.object({
  verdict: ReleaseVerdict,
  reason: z.string(),
  by: z.string(),
  at: Timestamp,
});
export type ReleaseOverride = z.infer<typeof ReleaseOverride>;

export const ReleaseFinding = z.object({
  /** The same words in the same section keep their id, so that decisions on them stay. */
  id: z.string(),
  /** The section's id; null for the report's own title and people. */
  section: Id.nullable(),
  part: ReleasePart,
  /** Position in that part, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  /** Of free sentences, which are decided as one: where each stands, and why it needs a second look. */
  sentences: z
    .array(
      z.object({ start: z.number().int(), end: z.number().int(), note: z.string().nullable() }),
    )
    .optional(),
  kind: ReleaseKind,
  verdict: ReleaseVerdict,
  /** The text that replaces it; null when it is removed or kept. */
  suggestion: z.string().nullable(),
  /** Why it is a finding, in Indonesian. */
  reason: z.string(),
  override: ReleaseOverride.nullable(),
  /** With a company's name: nobody may let it leave, the text is to be written otherwise. */
  never_leaves: z.boolean().optional(),
});
export type ReleaseFinding = z.infer<typeof ReleaseFinding>;

/** A figure that is large enough to leave, and is held back for what it would show. */
export const HeldFigure = z.object({
  quarter: z.string(),
  indicator: z.string(),
  /** Null: of all contacts, or of those in no sector. */
  sector: z.string().nullable(),
  what: z.enum(['average', 'sides', 'range', 'scores', 'panel']),
  /** Whether it is held back for what a copy before told. */
  is_difference: z.boolean(),
  /** Whether it leaves to one decimal. */
  is_rough: z.boolean(),
});
export type HeldFigure = z.infer<typeof HeldFigure>;

/** What of the figures leaves in a release copy, and the copies with which it was compared. */
export const ReleaseLeaving = z.object({
  /** Figures whose groups are large enough. */
  cells: z.number().int(),
  held: z.array(HeldFigure).max(RELEASE_LIMITS.heldFigures),
  /** How many are held back, those beyond the list too. */
  held_count: z.number().int(),
  compared_with: z
    .array(
      z.object({
        /** A form of the report, or a workbook's name. */
        name: z.string(),
        by: z.string().nullable(),
        at: Timestamp,
        /** Contacts of the current quarter that it counted; null: it told nothing of that quarter. */
        contacts: z.number().int().nullable(),
      }),
    )
    .max(RELEASE_LIMITS.comparedCopies),
  /** Until when copies left that nobody remembers; null: none did. */
  unremembered_until: Timestamp.nullable(),
});
export type ReleaseLeaving = z.infer<typeof ReleaseLeaving>;

/** What is left of a section's text when everything that must not leave is gone from it. */
export interface ReleasedText {
  readonly text: string;
  /** Those that are still there, where they stand now. */
  readonly statements: readonly Statement[];
  /** What stands in the place of a contact in a sentence's footnote; null: nothing. */
  readonly footnotes: readonly {
    /** Where the sentence begins now. */
    readonly start: number;
    readonly contactId: string;
    readonly generalised: string | null;
  }[];
}
