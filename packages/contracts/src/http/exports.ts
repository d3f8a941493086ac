import { z } from 'zod';
import { PERIOD_MAX_LENGTH } from '../limits.js';
import { coded, Id } from './common.js';
import { IndicatorKeySchema } from './figures.js';

const period = (missing: Parameters<typeof coded>[0]) =>
  z
    .string({ error: () => coded(missing) })
    .trim()
    .min(1, coded(missing))
    .max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG'));

export const TabulationRequest = z.object({
  quarter_now: period('PERIODS_REQUIRED'),
  quarter_before: period('PERIODS_REQUIRED'),
  quarter_last_year: z
    .string()
    .trim()
    .max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG'))
    .nullish()
    .transform((text) => text || null),
});
export type TabulationRequest = z.infer<typeof TabulationRequest>;

export const Bab3ExportRequest = z.object({
  quarter_now: period('EXPORT_INCOMPLETE'),
  quarter_before: period('EXPORT_INCOMPLETE'),
});
export type Bab3ExportRequest = z.infer<typeof Bab3ExportRequest>;

export const Bab2ExportRequest = Bab3ExportRequest.extend({
  indicator_type: z.enum(IndicatorKeySchema.options, { error: () => coded('EXPORT_INCOMPLETE') }),
});
export type Bab2ExportRequest = z.infer<typeof Bab2ExportRequest>;

/**
 * A made file. A plain call answers with its bytes; with `respond-async` this is the job's result,
 * and `GET /api/v1/artifacts/{id}` gives the bytes.
 */
export const ArtifactAnswer = z.object({
  artifact_id: Id,
  file_name: z.string(),
  media_type: z.string(),
  size_bytes: z.number().int(),
});
export type ArtifactAnswer = z.infer<typeof ArtifactAnswer>;

const Chart = z.object({
  title: z.string(),
  /** A PNG, bare base64. */
  image_base64: z.string(),
});

/** Companies by market orientation. */
export const OrientationChartAnswer = Chart.extend({
  data: z.object({
    mixed: z.number().int(),
    domestic: z.number().int(),
    export: z.number().int(),
  }),
});
export type OrientationChartAnswer = z.infer<typeof OrientationChartAnswer>;

/** Companies by sector, most first. */
export const SectorChartAnswer = Chart.extend({
  data: z.object({ labels: z.array(z.string()), values: z.array(z.number().int()) }),
});
export type SectorChartAnswer = z.infer<typeof SectorChartAnswer>;
