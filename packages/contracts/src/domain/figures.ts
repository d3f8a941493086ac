import { z } from 'zod';
import { INDICATOR_KEYS } from './indicators.js';

export const IndicatorKeySchema = z.enum(INDICATOR_KEYS);

/** Which of a session's quarters: current, previous, or the same quarter of last year. */
export const QuarterRole = z.enum(['now', 'before', 'last_year']);
export type QuarterRole = z.infer<typeof QuarterRole>;

export const LikertStatus = z.enum(['Tinggi', 'Sedang', 'Rendah']);
export type LikertStatus = z.infer<typeof LikertStatus>;

/** Display name → average rounded to 2 decimals, null when there is no valid answer. */
export const AverageValues = z.record(z.string(), z.number().nullable());
export type AverageValues = z.infer<typeof AverageValues>;

/**
 * Valid answers with one score; there is a bin for every whole score, and for others given (4,5).
 */
export const DistributionBin = z.object({
  score: z.number(),
  count: z.number().int(),
  /** Percentage of the valid answers, one decimal; null when there are none. */
  percentage: z.number().nullable(),
});
export type DistributionBin = z.infer<typeof DistributionBin>;

export const IndicatorFigure = z.object({
  key: IndicatorKeySchema,
  label: z.string(),
  average: z.number().nullable(),
  /** Number of valid answers. */
  n: z.number().int(),
  status: LikertStatus.nullable(),
  distribution: z.array(DistributionBin),
  /** Number of contacts with a narrative about it. */
  narratives: z.number().int(),
  small_sample: z.boolean(),
});
export type IndicatorFigure = z.infer<typeof IndicatorFigure>;

export const MainResult = z.object({
  avg_values: AverageValues,
  /** Sector → number of distinct companies, most first. */
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
