import { z } from 'zod';
import { ANALYSIS_TYPES, CHAPTERS, previewProblem, summaryProblem } from '../domain/chapters.js';
import { BoundMark, BoundMarks, ReadySentences } from '../domain/bound.js';
import { Statement, StatementCounts } from '../domain/claims.js';
import { Check, Coverage, Evidence, Fact } from '../domain/facts.js';
import { Timestamp } from '../domain/id.js';
import type { ErrorCode } from '../errors.js';
import { SUBJECT_MAX_LENGTH } from '../limits.js';
import { coded, conclusionText, periodText } from './common.js';
import { OrientationChartResponse, SectorChartResponse } from './exports.js';
import { inSession, type Routes } from './route.js';

/**
 * Chapter, subject and quarters of a draft; missing fields are reported in the specification's
 * order.
 */
export const SummaryTarget = z.object({
  quarter_now: periodText('SUMMARY_QUARTER_NOW_REQUIRED').nullish(),
  quarter_before: periodText('SUMMARY_QUARTER_BEFORE_REQUIRED').nullish(),
  chapter: z.enum(CHAPTERS, { error: () => coded('SUMMARY_CHAPTER_REQUIRED') }).nullish(),
  analysis_type: z.enum(ANALYSIS_TYPES, { error: () => coded('SUMMARY_TYPE_REQUIRED') }).nullish(),
  /** An indicator's key; for BAB 3 a sector's name. */
  indicator_type: z.string().max(SUBJECT_MAX_LENGTH).nullish(),
});
export type SummaryTarget = z.infer<typeof SummaryTarget>;

const Draft = SummaryTarget.extend({
  /** `automatic`: the text is made by rules from the computed facts, without a model. */
  writer: z.enum(['model', 'automatic']).default('model'),
  /** _Mode samaran_: company names are replaced by pseudonyms before text is sent to the model. */
  samaran: z.boolean().default(true),
});

const complete =
  (problemOf: (target: SummaryTarget) => ErrorCode | null) =>
  (target: SummaryTarget, context: z.RefinementCtx): void => {
    const problem = problemOf(target);
    if (problem) context.addIssue({ code: 'custom', message: coded(problem) });
  };

/** Request of a draft; a missing field is refused. */
export const SummaryRequest = Draft.superRefine(complete(summaryProblem));
export type SummaryRequest = z.infer<typeof SummaryRequest>;

/**
 * Request of a preview: the same fields as a draft, with the preview's own errors for missing ones.
 */
export const PreviewRequest = Draft.superRefine(complete(previewProblem));

export const SummaryCheckRequest = SummaryTarget.extend({
  summary: conclusionText('SUMMARY_EMPTY'),
  bound: BoundMarks,
}).superRefine(complete(summaryProblem));

/** Of which chapter ready sentences are wanted; a missing field is refused. */
export const ReadySentencesRequest = SummaryTarget.superRefine(complete(summaryProblem));

/** A text checked against the data. */
export const CheckedText = z.object({
  summary: z.string(),
  checks: z.array(Check),
  evidence: z.array(Evidence),
  coverage: Coverage,
  /** Every sentence with the claims in it. */
  statements: z.array(Statement),
  counts: StatementCounts,
  /** Where sentences stand that are bound to their figures. */
  bound: z.array(BoundMark),
});
export type CheckedText = z.infer<typeof CheckedText>;

export const SummaryResponse = CheckedText.extend({
  /** Display name of the indicator or sector, or the chapter's subject. */
  indicator: z.string(),
  /** The quarters as the text calls them; a name of another quarter than the session's is not taken over. */
  quarter_now: z.string().nullish(),
  quarter_before: z.string().nullish(),
  avg_now: z.number().nullable(),
  avg_before: z.number().nullable(),
  n_now: z.number().int().nullable(),
  n_before: z.number().int().nullable(),
  writer: z.enum(['model', 'automatic']),
  model: z.string().nullable(),
  is_truncated: z.boolean(),
  facts: z.array(Fact),
  /** Contacts whose narratives were shortened to fit the model's token budget. */
  shortened: z.array(z.string()),
  /** Sentences about how the text was made that a reader must know; usually empty. */
  notes: z.array(z.string()),
  /**
   * Sentences of the model that were left out because none of their claims supports what they say.
   */
  dropped: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Charts of BAB 4, null for other chapters; a chart that could not be drawn is null. */
  charts: z
    .object({
      orientation: OrientationChartResponse.nullable(),
      sectors: SectorChartResponse.nullable(),
    })
    .nullable(),
});
export type SummaryResponse = z.infer<typeof SummaryResponse>;

export const PreviewResponse = z.object({
  summary: z.object({
    contacts: z.number().int(),
    narratives: z.number().int(),
    facts: z.number().int(),
    estimated_tokens: z.number().int(),
    shortened: z.number().int(),
  }),
  data_structure: z.array(z.object({ name: z.string(), entries: z.number().int() })),
  raw_data_preview: z.array(
    z.object({ contact: z.string(), indicator: z.string(), narrative: z.string() }),
  ),
  processed_data: z.array(Fact),
  data_sources: z.array(
    z.object({
      label: z.string(),
      file_name: z.string(),
      upload_date: Timestamp,
      sha256: z.string(),
    }),
  ),
  chapter: z.enum(CHAPTERS),
  analysis_type: z.enum(ANALYSIS_TYPES).nullable(),
  indicator_type: z.string().nullable(),
  /** Sentences about what was asked that a reader must know; usually empty. */
  notes: z.array(z.string()),
});

/** Sectors of the current quarter's contacts, most companies first. */
export const SectorsResponse = z.object({ sectors: z.array(z.string()) });

const draft = {
  access: 'staff',
  params: inSession,
  body: SummaryRequest,
  flat: true,
  response: SummaryResponse,
  job: 'write-summary',
  audit: 'draft-chapter',
} as const;

/** Drafts of the report's chapters. */
export const summariesRoutes = {
  summary: { ...draft, summary: 'Draft of a chapter, checked against the data' },
  summaryBab4: { ...draft, summary: 'Draft of chapter 4 with both charts' },
  checkSummary: {
    access: 'staff',
    summary: 'An edited draft, checked again',
    params: inSession,
    body: SummaryCheckRequest,
    flat: true,
    response: CheckedText,
    job: 'check-summary',
  },
  chapterSentences: {
    access: 'staff',
    summary: 'Ready sentences of what the data let be said in a chapter',
    params: inSession,
    body: ReadySentencesRequest,
    flat: true,
    response: ReadySentences,
    job: 'ready-sentences',
  },
  availableSectors: {
    access: 'staff',
    summary: 'Sectors of the current quarter',
    params: inSession,
    response: SectorsResponse,
  },
  dataPreview: {
    access: 'staff',
    summary: 'What a draft would be made of',
    params: inSession,
    body: PreviewRequest,
    flat: true,
    response: PreviewResponse,
    job: 'preview-summary',
    audit: 'preview-data',
  },
} as const satisfies Routes;
