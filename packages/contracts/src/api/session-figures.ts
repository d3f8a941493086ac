import { z } from 'zod';
import {
  AverageValues,
  IndicatorFigure,
  IndicatorKeySchema,
  MainResult,
  OrientationResult,
} from '../domain/figures.js';
import { Id, Timestamp } from '../domain/id.js';
import { QualityReport } from '../domain/quality.js';

/** The file that a quarter's figures come from; `file_id` is null when it is not a stored file. */
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
export type CompanySource = z.infer<typeof CompanySource>;

/** The source of each file of a session, as it was when the session was started. */
export const SessionSources = z.object({
  before: QuarterSource.nullable(),
  now: QuarterSource.nullable(),
  last_year: QuarterSource.nullable(),
  company: CompanySource.nullable(),
});
export type SessionSources = z.infer<typeof SessionSources>;

/** Per indicator the rounded current average minus the rounded earlier one, when both exist. */
const Changes = z.partialRecord(IndicatorKeySchema, z.number());
export type Changes = z.infer<typeof Changes>;

/** The figures of a session, computed from its quarters and its company database alone. */
export const SessionFigures = z.object({
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
  /** Changes against the previous quarter (`qtq`) and the same quarter of last year (`yoy`). */
  changes: z.object({ qtq: Changes, yoy: Changes }),
  company_source: CompanySource.nullable(),
});
export type SessionFigures = z.infer<typeof SessionFigures>;
