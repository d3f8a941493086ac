import { z } from 'zod';
import { coded, Id, idOf, Timestamp } from './common.js';
import {
  AverageValues,
  IndicatorFigure,
  IndicatorKeySchema,
  MainResult,
  OrientationResult,
} from './figures.js';
import { QualityReport } from './quality.js';

/** Which of a session's quarters. */
export const QuarterRole = z.enum(['now', 'before', 'last_year']);
export type QuarterRole = z.infer<typeof QuarterRole>;

const ChosenQuarter = z.uuid({
  error: ({ input }) => coded(input ? 'FILE_NOT_FOUND' : 'QUARTERS_REQUIRED'),
});

export const StartSessionRequest = z.object({
  quarter_now_id: ChosenQuarter,
  quarter_before_id: ChosenQuarter,
  last_year_id: idOf('FILE_NOT_FOUND').nullish(),
});
export type StartSessionRequest = z.infer<typeof StartSessionRequest>;

/** Where a quarter's figures come from: any figure can say its file, upload time and person. */
export const QuarterSource = z.object({
  file_id: Id.nullable(),
  label: z.string(),
  file_name: z.string(),
  upload_date: Timestamp,
  owner_username: z.string(),
  sha256: z.string(),
});
export type QuarterSource = z.infer<typeof QuarterSource>;

export const QuarterFigures = z.object({
  source: QuarterSource,
  contacts: z.number().int(),
  companies: z.number().int(),
  avg_values: AverageValues,
  indicators: z.array(IndicatorFigure),
  quality: QualityReport,
});
export type QuarterFigures = z.infer<typeof QuarterFigures>;

export const CompanySource = QuarterSource.omit({ label: true });

/** `upload-file-1`: the previous quarter opens the session. */
export const UploadFile1Answer = z.object({
  session_id: Id,
  data: QuarterFigures,
  avg_values: AverageValues,
});
export type UploadFile1Answer = z.infer<typeof UploadFile1Answer>;

/** `upload-file-2`: the current quarter and the company database. */
export const UploadFile2Answer = z.object({
  session_id: Id,
  avg_values: AverageValues,
  main_result: MainResult,
  domestik_ekspor_result: OrientationResult,
  quality: QualityReport,
});
export type UploadFile2Answer = z.infer<typeof UploadFile2Answer>;

export const UploadFile3Answer = z.object({ session_id: Id, avg_values_3: AverageValues });
export type UploadFile3Answer = z.infer<typeof UploadFile3Answer>;

/** Rounded now − rounded then of each indicator with an average in both quarters. */
const Changes = z.partialRecord(IndicatorKeySchema, z.number());
export type Changes = z.infer<typeof Changes>;

/**
 * The three uploads together. `data` is the previous quarter; `avg_values`, `main_result`,
 * `domestik_ekspor_result` and `quality` are the current one's, null until it is loaded.
 */
export const SessionAnswer = z.object({
  session_id: Id,
  started_at: Timestamp,
  owner_username: z.string(),
  files_loaded: z.number().int(),
  data: QuarterFigures,
  avg_values: AverageValues.nullable(),
  main_result: MainResult.nullable(),
  domestik_ekspor_result: OrientationResult.nullable(),
  quality: QualityReport.nullable(),
  avg_values_3: AverageValues.nullable(),
  quarters: z.object({
    before: QuarterFigures,
    now: QuarterFigures.nullable(),
    last_year: QuarterFigures.nullable(),
  }),
  /** Against the previous quarter, and against the same quarter a year before. */
  changes: z.object({ qtq: Changes, yoy: Changes }),
  company_source: CompanySource.nullable(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** The current user's latest session still kept, for *lanjutkan analisis terakhir*. */
export const SessionListAnswer = z.object({
  sessions: z.array(
    z.object({
      session_id: Id,
      started_at: Timestamp,
      label_now: z.string().nullable(),
      label_before: z.string(),
      label_last_year: z.string().nullable(),
    }),
  ),
});
export type SessionListAnswer = z.infer<typeof SessionListAnswer>;

/** One contact behind an average: its score, the score a quarter before, and its words. */
export const IndicatorContact = z.object({
  contact_id: Id,
  contact: z.string(),
  sheet: z.string(),
  sector: z.string().nullable(),
  /** Valid score, or null when blank or left out of the figures. */
  score: z.number().nullable(),
  score_cell: z.string().nullable(),
  /** The same company's score in the previous quarter, where it gave exactly one then. */
  score_before: z.number().nullable(),
  narrative: z.string().nullable(),
});
export type IndicatorContact = z.infer<typeof IndicatorContact>;

/** `GET /api/v1/sessions/{session}/indicators/{key}?quarter=now`: what stands behind an average. */
export const IndicatorDetailAnswer = z.object({
  session_id: Id,
  quarter: QuarterRole,
  source: QuarterSource,
  figure: IndicatorFigure,
  contacts: z.array(IndicatorContact),
});
export type IndicatorDetailAnswer = z.infer<typeof IndicatorDetailAnswer>;

export const IndicatorDetailQuery = z.object({ quarter: QuarterRole.default('now') });
export const IndicatorDetailParams = z.object({
  session: idOf('ANALYSIS_NOT_FOUND'),
  key: IndicatorKeySchema,
});

/** `GET /api/v1/sessions/{session}/sectors/{name}`: the companies of one sector, now. */
export const SectorCompaniesAnswer = z.object({
  sector: z.string(),
  companies: z.array(z.object({ contact_id: Id, contact: z.string(), sheet: z.string() })),
});
export type SectorCompaniesAnswer = z.infer<typeof SectorCompaniesAnswer>;
