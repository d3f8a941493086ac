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
export type CompanySource = z.infer<typeof CompanySource>;

/** Rounded now − rounded then of each indicator with an average in both quarters. */
const Changes = z.partialRecord(IndicatorKeySchema, z.number());
export type Changes = z.infer<typeof Changes>;

/** A session's figures: what its quarters and its company database alone decide. */
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
  /** Against the previous quarter, and against the same quarter a year before. */
  changes: z.object({ qtq: Changes, yoy: Changes }),
  company_source: CompanySource.nullable(),
});
export type SessionFigures = z.infer<typeof SessionFigures>;
