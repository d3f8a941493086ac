import { z } from 'zod';
import { BoundMark, RewrittenSentence } from './bound.js';
import { Statement, StatementCounts } from './claims.js';
import { Fact, FactUnit } from './facts.js';
import { Id, Timestamp } from './id.js';
import { REPORT_CHAPTERS } from './report-chapters.js';

/** A section has its report's state, unless it is empty or was changed since. */
export const SectionState = z.enum(['kosong', 'draf', 'ditelaah', 'disetujui']);
export type SectionState = z.infer<typeof SectionState>;

export const ReportChapter = z.enum(REPORT_CHAPTERS);
export type ReportChapter = z.infer<typeof ReportChapter>;

export const SectionKind = z.enum([
  'ringkasan_eksekutif',
  'garis_besar',
  /** What changes are made of: the same companies, others, and which sectors. */
  'sumber_perubahan',
  /** What was expected a quarter ago beside what came. */
  'harapan',
  /** Words that more contacts said than before. */
  'tema',
  /** Figures of others beside liaison's, which people fill in. */
  'konteks',
  'indikator',
  'peta_sektor',
  'lapangan_usaha',
  'profil',
  'metode',
  'kualitas_data',
  'tabel',
  /** A section that a person added. */
  'catatan',
]);
export type SectionKind = z.infer<typeof SectionKind>;

/** Who wrote a text: a language model, rules (`automatic`), or a person. */
export const SectionWriter = z.enum(['model', 'automatic', 'person']);
export type SectionWriter = z.infer<typeof SectionWriter>;

/** Who is editing a section; nobody else can until they finish or have been idle for long. */
export const SectionHolder = z.object({ username: z.string(), since: Timestamp });
export type SectionHolder = z.infer<typeof SectionHolder>;

/** Why contradicted sentences stay. It is valid only for exactly these texts of the sentences. */
export const StandingReason = z.object({
  sentences: z.array(z.string()),
  reason: z.string(),
  by: z.string(),
  at: Timestamp,
});

/**
 * A figure that changed when a quarter's file was replaced; `old` or `now` is null when missing.
 */
export const ChangedFigure = z.object({
  /** Id of the new fact; for a fact that no longer exists, its old id. */
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
  /** Position in the report, from 0. */
  position: z.number().int(),
  /** False when people excluded it from the report. */
  included: z.boolean(),
  state: SectionState,
  /** Markdown: paragraphs, **bold**, lists, ### headings. */
  text: z.string(),
  /** Increases with every stored text; 0 before the first. */
  version: z.number().int(),
  writer: SectionWriter.nullable(),
  /** The model's name. */
  model: z.string().nullable(),
  /** True when a person changed the text of a model or of the rules. */
  edited: z.boolean(),
  /**
   * Its sentences, checked against the data of the time when the text was stored: of a text with more
   * than anybody reads, those that matter most.
   */
  statements: z.array(Statement),
  /** How many sentences more there are. */
  statements_left_out: z.number().int(),
  /** The sentences that the data contradict, each once, also those that are left out above. */
  red: z.array(z.string()),
  counts: StatementCounts.nullable(),
  facts: z.array(Fact),
  /** Where sentences stand that are bound to their figures. */
  bound: z.array(BoundMark),
  /** What was written anew since a person stored the text; storing a new version clears the list. */
  rewritten: z.array(RewrittenSentence),
  reasons: z.array(StandingReason),
  /** When the last of the reasons was given. */
  reasoned_at: Timestamp.nullable(),
  /** Figures that changed since the text was stored; storing a new version clears the list. */
  changed_figures: z.array(ChangedFigure),
  holder: SectionHolder.nullable(),
  /** Why the last drafting failed, in Indonesian; null otherwise. */
  failure: z.string().nullable(),
  updated_by: z.string().nullable(),
  updated_at: Timestamp.nullable(),
  open_comments: z.number().int(),
});
export type ReportSection = z.infer<typeof ReportSection>;

/** The kind of a section, and the indicator or sector that it is about. */
export const SectionSubject = ReportSection.pick({ kind: true, target: true });
export type SectionSubject = z.infer<typeof SectionSubject>;

/** A section without what grows with its text: by far its largest part. */
export const SectionHead = ReportSection.omit({
  text: true,
  statements: true,
  red: true,
  facts: true,
  bound: true,
  rewritten: true,
  reasons: true,
});
export type SectionHead = z.infer<typeof SectionHead>;

/** What could stand in the place of a sentence; the data bear it out. */
export const SentenceProposal = z.object({
  /** Markdown, as in a section. */
  text: z.string(),
  writer: z.enum(['model', 'automatic']),
  /** The figures that it tells. */
  facts: z.array(Fact),
});
export type SentenceProposal = z.infer<typeof SentenceProposal>;

export const SectionVersion = z.object({
  version: z.number().int(),
  text: z.string(),
  writer: SectionWriter,
  /** Username of the person who wrote it or started the draft. */
  by: z.string(),
  at: Timestamp,
});
export type SectionVersion = z.infer<typeof SectionVersion>;

export const CommentAnswer = z.object({ text: z.string(), by: z.string(), at: Timestamp });

export const SectionComment = z.object({
  id: Id,
  section_id: Id,
  /** The sentence that it is about, word for word as it was then. */
  sentence: z.string(),
  text: z.string(),
  by: z.string(),
  at: Timestamp,
  answers: z.array(CommentAnswer),
  closed_by: z.string().nullable(),
  closed_at: Timestamp.nullable(),
});
export type SectionComment = z.infer<typeof SectionComment>;

/** A contradicted sentence without a reason, which blocks the approval. */
export const RedStatement = z.object({
  /** The section's id. */
  section: Id,
  /** Position in the section's text, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});
export type RedStatement = z.infer<typeof RedStatement>;
