import { z } from 'zod';
import { Statement, StatementCounts } from './claims.js';
import { RELEASE_LIMITS } from '../limits.js';
import { Fact, FactUnit } from './facts.js';
import { Id, Timestamp } from './id.js';

/** The states of a report in order, from draft to published. */
export const ReportState = z.enum(['draf', 'ditelaah', 'disetujui', 'terbit']);
export type ReportState = z.infer<typeof ReportState>;

/** A section has its report's state, unless it is empty or was changed since. */
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
export type StandingReason = z.infer<typeof StandingReason>;

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

/** A section without what grows with its text: by far its largest part. */
export const SectionHead = ReportSection.omit({
  text: true,
  statements: true,
  red: true,
  facts: true,
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

export const ReportQuarter = z.object({
  /** Null when its file was deleted, until a file of the same period is uploaded. */
  file_id: Id.nullable(),
  label: z.string(),
  year: z.number().int().nullable(),
  quarter: z.number().int().nullable(),
});
export type ReportQuarter = z.infer<typeof ReportQuarter>;

const ReportHead = z.object({
  id: Id,
  title: z.string(),
  /** The authors, as people typed them. */
  people: z.string(),
  state: ReportState,
  quarter_now: ReportQuarter,
  quarter_before: ReportQuarter,
  last_year: ReportQuarter.nullable(),
  /** The analysis of stored files that it is based on, which all staff can open. */
  session_id: Id,
  created_by: z.string(),
  created_at: Timestamp,
  approved_by: z.string().nullable(),
  approved_at: Timestamp.nullable(),
});

export const Report = ReportHead.extend({
  /** The drafting job that is running; null when none is. */
  drafting: z.object({ job_id: Id, by: z.string() }).nullable(),
  sections: z.array(ReportSection),
});
export type Report = z.infer<typeof Report>;

/**
 * A report as it stands, without its texts. What of a section is left out here changes only with
 * its version, or with the report's analysis.
 */
export const ReportOutline = Report.extend({ sections: z.array(SectionHead) });
export type ReportOutline = z.infer<typeof ReportOutline>;

/** A report with counts of its included sections instead of the sections. */
export const ReportListed = ReportHead.extend({
  counts: z.object({
    sections: z.number().int(),
    empty: z.number().int(),
    /** Contradicted sentences for which nobody gave a reason. */
    red: z.number().int(),
    /** Sentences with a claim that could not be checked. */
    unchecked: z.number().int(),
  }),
});
export type ReportListed = z.infer<typeof ReportListed>;

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

/**
 * What happens to a finding when the report is released: kept, generalised, withheld, undecided.
 */
export const ReleaseVerdict = z.enum(['aman', 'digeneralisasi', 'ditahan', 'perlu_dilihat']);
export type ReleaseVerdict = z.infer<typeof ReleaseVerdict>;

export const ReleaseKind = z.enum([
  'small_group',
  'quote',
  'name',
  'brand',
  /** *Satu-satunya*, the largest, a product, or a place smaller than a district. */
  'identity',
  'amount',
  'footnote',
  'table',
]);
export type ReleaseKind = z.infer<typeof ReleaseKind>;

/** Where in a section or in the report's head something was found; the people are the report's. */
export const ReleasePart = z.enum(['text', 'title', 'people']);
export type ReleasePart = z.infer<typeof ReleasePart>;

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
  kind: ReleaseKind,
  verdict: ReleaseVerdict,
  /** The text that replaces it; null when it is removed or kept. */
  suggestion: z.string().nullable(),
  /** Why it is a finding, in Indonesian. */
  reason: z.string(),
  override: ReleaseOverride.nullable(),
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

/** The sentences of a text that the data contradict, each once, in their order. */
export const contradictedIn = (text: string, statements: readonly Statement[]): string[] => [
  ...new Set(
    statements.flatMap(({ status, start, end }) =>
      status === 'contradicted' ? [text.slice(start, end)] : [],
    ),
  ),
];

/** The contradicted sentences of a section for which nobody gave a reason, each where it stands first. */
export function redStatements({
  id,
  text,
  red,
  reasons,
}: Pick<ReportSection, 'id' | 'text' | 'red' | 'reasons'>): RedStatement[] {
  const explained = new Set(reasons.flatMap(({ sentences }) => sentences));
  let end = 0;
  const all = red.map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return { section: id, start, end, text: sentence };
  });
  return all.filter((one) => !explained.has(one.text));
}
