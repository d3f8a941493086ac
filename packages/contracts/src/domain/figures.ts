import { z } from 'zod';
import { INDICATOR_KEYS } from './indicators.js';

export const IndicatorKeySchema = z.enum(INDICATOR_KEYS);

/** Which of a session's quarters. */
export const QuarterRole = z.enum(['now', 'before', 'last_year']);
export type QuarterRole = z.infer<typeof QuarterRole>;

export const LikertStatus = z.enum(['Tinggi', 'Sedang', 'Rendah']);
export type LikertStatus = z.infer<typeof LikertStatus>;

/** Display name → average rounded to 2 decimals, or null where nobody gave a valid answer. */
export const AverageValues = z.record(z.string(), z.number().nullable());
export type AverageValues = z.infer<typeof AverageValues>;

/** Valid answers per score: every whole score of the scale, and any other that was given (4,5). */
export const DistributionBin = z.object({
  score: z.number(),
  count: z.number().int(),
  /** Of the valid answers, one decimal; null without any. */
  percentage: z.number().nullable(),
});
export type DistributionBin = z.infer<typeof DistributionBin>;

export const IndicatorFigure = z.object({
  key: IndicatorKeySchema,
  label: z.string(),
  average: z.number().nullable(),
  /** Valid answers behind the average. */
  n: z.number().int(),
  status: LikertStatus.nullable(),
  distribution: z.array(DistributionBin),
  /** Contacts that said something about it in words. */
  narratives: z.number().int(),
  small_sample: z.boolean(),
});
export type IndicatorFigure = z.infer<typeof IndicatorFigure>;

export const MainResult = z.object({
  avg_values: AverageValues,
  /** Sector → distinct companies, most first. */
  lu_totals: z.record(z.string(), z.number().int()),
  /** Sector → percentage of the matched companies, one decimal, most first. */
  dominant_lu: z.record(z.string(), z.number()),
});
export type MainResult = z.infer<typeof MainResult>;

export const OrientationResult = z.object({
  domestic_count: z.number().int(),
  export_count: z.number().int(),
  domestic_export_count: z.number().int(),
  domestic_percentage: z.number().nullable(),
  export_percentage: z.number().nullable(),
  domestic_export_percentage: z.number().nullable(),
  /** Distinct sectors of the companies with this orientation, most companies first. */
  lu_domestic: z.array(z.string()),
  lu_export: z.array(z.string()),
  lu_domestic_export: z.array(z.string()),
});
export type OrientationResult = z.infer<typeof OrientationResult>;

export const ChangeDirection = z.enum(['naik', 'turun', 'tetap']);
export type ChangeDirection = z.infer<typeof ChangeDirection>;

export const IndicatorChange = z.object({
  /** The indicator's display name. */
  indicator: z.string(),
  /** Rounded now − rounded before, rounded to 2 decimals, signed. */
  change: z.number(),
  key: IndicatorKeySchema,
  now: z.number(),
  before: z.number(),
  n_now: z.number().int(),
  n_before: z.number().int(),
  small_sample: z.boolean(),
});
export type IndicatorChange = z.infer<typeof IndicatorChange>;
