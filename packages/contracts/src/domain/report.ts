import { z } from 'zod';
import { Statement, StatementCounts } from './claims.js';
import { Fact, FactUnit } from './facts.js';
import { Id, Timestamp } from './id.js';

/** From the first draft to what has left the house. */
export const ReportState = z.enum(['draf', 'ditelaah', 'disetujui', 'terbit']);
export type ReportState = z.infer<typeof ReportState>;

/** A section follows its report's state, but for one without a word, and one that changed since. */
export const SectionState = z.enum(['kosong', 'draf', 'ditelaah', 'disetujui']);
export type SectionState = z.infer<typeof SectionState>;

export const ReportChapter = z.enum(['ringkasan', 'bab_1', 'bab_2', 'bab_3', 'bab_4', 'lampiran']);
export type ReportChapter = z.infer<typeof ReportChapter>;

export const SectionKind = z.enum([
  'ringkasan_eksekutif',
  'garis_besar',
  'indikator',
  'lapangan_usaha',
  'profil',
  'metode',
  'kualitas_data',
  'tabel',
  /** Added by a person. */
  'catatan',
]);
export type SectionKind = z.infer<typeof SectionKind>;

/** Who wrote a text: a language model, the rules, or a person. */
export const SectionWriter = z.enum(['model', 'automatic', 'person']);
export type SectionWriter = z.infer<typeof SectionWriter>;

/** Who edits a section now; nobody else may until they let go or have been idle. */
export const SectionHolder = z.object({ username: z.string(), since: Timestamp });
export type SectionHolder = z.infer<typeof SectionHolder>;

/** Why a sentence that the data contradict stays. It belongs to the sentence's exact text. */
export const StandingReason = z.object({
  sentence: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Timestamp,
});
export type StandingReason = z.infer<typeof StandingReason>;

/** A figure that is another one since a quarter was replaced; null where there is none. */
export const ChangedFigure = z.object({
  /** Of the figure of now; of one that is gone, the old one's. */
  fact_id: z.string(),
  label: z.string(),
  old: z.number().nullable(),
  now: z.number().nullable(),
  unit: FactUnit,
  decimals: z.number().int(),
});
export type ChangedFigure = z.infer<typeof ChangedFigure>;

export const ReportSection = z.object({
  id: Id,
  chapter: ReportChapter,
  kind: SectionKind,
  /** An indicator's key, a sector's name, or null. */
  target: z.string().nullable(),
  title: z.string(),
  /** Where it stands in the report, from 0. */
  position: z.number().int(),
  /** False where people left it out of the report. */
  included: z.boolean(),
  state: SectionState,
  /** Markdown: paragraphs, **bold**, lists, ### headings. */
  text: z.string(),
  /** Counts up with every text that is kept; 0 before the first. */
  version: z.number().int(),
  writer: SectionWriter.nullable(),
  /** The model's name. */
  model: z.string().nullable(),
  /** A person changed what a model or the rules had written. */
  edited: z.boolean(),
  /** Every sentence as the data stood when the text was kept. */
  statements: z.array(Statement),
  counts: StatementCounts.nullable(),
  facts: z.array(Fact),
  reasons: z.array(StandingReason),
  /** Figures that changed under the text when a quarter was replaced; a new version clears them. */
  changed_figures: z.array(ChangedFigure),
  holder: SectionHolder.nullable(),
  /** Why its last drafting failed, in Indonesian. */
  failure: z.string().nullable(),
  updated_by: z.string().nullable(),
  updated_at: Timestamp.nullable(),
  open_comments: z.number().int(),
});
export type ReportSection = z.infer<typeof ReportSection>;

export const SectionVersion = z.object({
  version: z.number().int(),
  text: z.string(),
  writer: SectionWriter,
  /** Who wrote it, or had it written. */
  by: z.string(),
  at: Timestamp,
});
export type SectionVersion = z.infer<typeof SectionVersion>;

export const CommentAnswer = z.object({ text: z.string(), by: z.string(), at: Timestamp });

export const SectionComment = z.object({
  id: Id,
  section_id: Id,
  /** Word for word as it stood when the comment was made. */
  sentence: z.string(),
  text: z.string(),
  by: z.string(),
  at: Timestamp,
  answers: z.array(CommentAnswer),
  closed_by: z.string().nullable(),
  closed_at: Timestamp.nullable(),
});
export type SectionComment = z.infer<typeof SectionComment>;

export const ReportQuarter = z.object({
  /** Null where its file was deleted; the next upload of the period takes its place. */
  file_id: Id.nullable(),
  label: z.string(),
  year: z.number().int().nullable(),
  quarter: z.number().int().nullable(),
});
export type ReportQuarter = z.infer<typeof ReportQuarter>;

const ReportHead = z.object({
  id: Id,
  title: z.string(),
  /** Who made it, as people write it. */
  people: z.string(),
  state: ReportState,
  quarter_now: ReportQuarter,
  quarter_before: ReportQuarter,
  last_year: ReportQuarter.nullable(),
  /** The analysis it stands on: of stored files, so that all staff may open it. */
  session_id: Id,
  created_by: z.string(),
  created_at: Timestamp,
  approved_by: z.string().nullable(),
  approved_at: Timestamp.nullable(),
});

export const Report = ReportHead.extend({
  /** The drafting that is under way. */
  drafting: z.object({ job_id: Id, by: z.string() }).nullable(),
  sections: z.array(ReportSection),
});
export type Report = z.infer<typeof Report>;

/** A report without its sections, which are counted: those that are not left out. */
export const ReportListed = ReportHead.extend({
  counts: z.object({
    sections: z.number().int(),
    empty: z.number().int(),
    /** Sentences that the data contradict and nobody gave a reason for. */
    red: z.number().int(),
    /** Sentences that assert something which could not be checked. */
    unchecked: z.number().int(),
  }),
});
export type ReportListed = z.infer<typeof ReportListed>;

/** A sentence that stands in the way of an approval. */
export const RedStatement = z.object({
  /** The section's id. */
  section: Id,
  /** Where it stands in the section's text, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});
export type RedStatement = z.infer<typeof RedStatement>;

/** What is to be done before a report leaves the office. */
export const ReleaseVerdict = z.enum(['aman', 'digeneralisasi', 'ditahan', 'perlu_dilihat']);
export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export const ReleaseKind = z.enum([
  'small_group',
  'quote',
  'name',
  'brand',
  'amount',
  'footnote',
  'table',
]);
export type ReleaseKind = z.infer<typeof ReleaseKind>;

/** What a person decided of a finding instead of the rules. */
export const ReleaseOverride = z.object({
  verdict: ReleaseVerdict,
  reason: z.string(),
  by: z.string(),
  at: Timestamp,
});
export type ReleaseOverride = z.infer<typeof ReleaseOverride>;

export const ReleaseFinding = z.object({
  /** The same for the same words in the same section, so that a decision stays with them. */
  id: z.string(),
  /** The section's id. */
  section: Id,
  /** In the section's text, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: ReleaseKind,
  verdict: ReleaseVerdict,
  /** What is put in its place. */
  suggestion: z.string().nullable(),
  /** Why, in Indonesian. */
  reason: z.string(),
  override: ReleaseOverride.nullable(),
});
export type ReleaseFinding = z.infer<typeof ReleaseFinding>;

/** The sentences of a section that the data contradict and that nobody gave a reason for. */
export function redStatements({
  id,
  text,
  statements,
  reasons,
}: Pick<ReportSection, 'id' | 'text' | 'statements' | 'reasons'>): RedStatement[] {
  const explained = new Set(reasons.map(({ sentence }) => sentence));
  return statements
    .filter(({ status }) => status === 'contradicted')
    .map(({ start, end }) => ({ section: id, start, end, text: text.slice(start, end) }))
    .filter((red) => !explained.has(red.text));
}
