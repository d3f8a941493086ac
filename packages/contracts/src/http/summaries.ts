import { z } from 'zod';
import { INDICATOR_KEYS } from '../indicators.js';
import { ANALYSIS_TYPES, CHAPTERS, PERIOD_MAX_LENGTH, SUMMARY_MAX_LENGTH } from '../limits.js';
import { summaryProblem } from '../summary-problem.js';
import { coded, Id, Timestamp } from './common.js';
import { OrientationChartAnswer, SectorChartAnswer } from './exports.js';
import { Check, Coverage, Evidence, Fact } from './facts.js';

const Period = z.string().trim().max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG')).nullish();

/** What is asked of a chapter; which fields are missing is said in the specification's order. */
export const SummaryTarget = z.object({
  quarter_now: Period,
  quarter_before: Period,
  chapter: z.enum(CHAPTERS).nullish(),
  analysis_type: z.enum(ANALYSIS_TYPES).nullish(),
  /** An indicator's key; of BAB 3 the sector's name. */
  indicator_type: z.string().max(200).nullish(),
});
export type SummaryTarget = z.infer<typeof SummaryTarget>;

/** A complete request. */
export const SummaryRequest = SummaryTarget.extend({
  /** `automatic`: written by rules from the computed facts, without a model. */
  writer: z.enum(['model', 'automatic']).default('model'),
  /** Company names are replaced before any text leaves the server. */
  samaran: z.boolean().default(true),
}).superRefine((request, context) => {
  const problem = summaryProblem(request);
  if (problem) context.addIssue({ code: 'custom', message: coded(problem) });
});
export type SummaryRequest = z.infer<typeof SummaryRequest>;

export const SummaryCheckRequest = SummaryTarget.extend({
  summary: z.string().trim().min(1, coded('SUMMARY_EMPTY')).max(SUMMARY_MAX_LENGTH),
}).superRefine((request, context) => {
  const problem = summaryProblem(request);
  if (problem) context.addIssue({ code: 'custom', message: coded(problem) });
});
export type SummaryCheckRequest = z.infer<typeof SummaryCheckRequest>;

/** What the data say of a text. */
export const CheckedText = z.object({
  summary: z.string(),
  checks: z.array(Check),
  evidence: z.array(Evidence),
  coverage: Coverage,
});
export type CheckedText = z.infer<typeof CheckedText>;

export const SummaryAnswer = CheckedText.extend({
  /** The indicator or sector, or what the chapter is about. */
  indicator: z.string(),
  avg_now: z.number().nullable(),
  avg_before: z.number().nullable(),
  n_now: z.number().int().nullable(),
  n_before: z.number().int().nullable(),
  writer: z.enum(['model', 'automatic']),
  model: z.string().nullable(),
  is_truncated: z.boolean(),
  facts: z.array(Fact),
  /** Contacts whose narratives were shortened to fit what the model may read. */
  shortened: z.array(z.string()),
  charts: z.object({ orientation: OrientationChartAnswer, sectors: SectorChartAnswer }).nullable(),
});
export type SummaryAnswer = z.infer<typeof SummaryAnswer>;

export const PreviewAnswer = z.object({
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
});
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

/** Sectors that the current quarter's contacts belong to, most companies first. */
export const SectorsAnswer = z.object({ sectors: z.array(z.string()) });
export type SectorsAnswer = z.infer<typeof SectorsAnswer>;

export const SaveConclusionRequest = z.object({
  username: z.string().optional(),
  sessionId: z.uuid(coded('ANALYSIS_NOT_FOUND')),
  chapter: z.enum(CHAPTERS),
  analysisType: z.enum(ANALYSIS_TYPES).nullish(),
  indicator: z.string().min(1).max(200),
  /** The request's `indicator_type`: an indicator's key, a sector's name. */
  indicatorType: z.string().max(200).nullish(),
  quarterNow: z
    .string()
    .trim()
    .min(1, coded('SUMMARY_QUARTER_NOW_REQUIRED'))
    .max(PERIOD_MAX_LENGTH),
  quarterBefore: z.string().trim().max(PERIOD_MAX_LENGTH).nullish(),
  avgNow: z.number().nullish(),
  avgBefore: z.number().nullish(),
  summary: z.string().trim().min(1, coded('SUMMARY_EMPTY')).max(SUMMARY_MAX_LENGTH),
  writer: z.enum(['model', 'automatic']).default('model'),
  model: z.string().max(200).nullish(),
  facts: z.array(Fact).max(500).default([]),
  checks: z.array(Check).max(2000).default([]),
});
export type SaveConclusionRequest = z.infer<typeof SaveConclusionRequest>;

export const Conclusion = z.object({
  id: Id,
  indicator: z.string(),
  quarter_now: z.string(),
  quarter_before: z.string().nullable(),
  avg_now: z.number().nullable(),
  avg_before: z.number().nullable(),
  summary: z.string(),
  created_at: Timestamp,
  session_id: Id,
  chapter: z.enum(CHAPTERS),
  analysis_type: z.enum(ANALYSIS_TYPES).nullable(),
  writer: z.enum(['model', 'automatic']),
  model: z.string().nullable(),
  facts: z.array(Fact),
  checks: z.array(Check),
  /** The files it rests on: label and SHA-256. */
  sources: z.array(z.object({ label: z.string(), sha256: z.string() })),
  /** True when a file of the same label now holds other data. */
  data_changed: z.boolean(),
});
export type Conclusion = z.infer<typeof Conclusion>;

export const ConclusionsAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(Conclusion),
});
export type ConclusionsAnswer = z.infer<typeof ConclusionsAnswer>;

export const SaveConclusionAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  id: Id,
});
export type SaveConclusionAnswer = z.infer<typeof SaveConclusionAnswer>;

export const DeleteConclusionRequest = z.object({
  username: z.string().optional(),
  resultId: z.uuid(coded('CONCLUSION_NOT_FOUND')),
});
export type DeleteConclusionRequest = z.infer<typeof DeleteConclusionRequest>;

export const indicatorKeyOf = (text: string | null | undefined) =>
  INDICATOR_KEYS.find((key) => key === text);
