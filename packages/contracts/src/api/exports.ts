import { z } from 'zod';
import { IndicatorKeySchema } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import type { ErrorCode } from '../errors.js';
import {
  DOCX_MEDIA_TYPE,
  PDF_MEDIA_TYPE,
  PNG_MEDIA_TYPE,
  XLSX_MEDIA_TYPE,
} from '../media-types.js';
import type { WorkbookName } from '../workbooks.js';
import { coded, periodText } from './common.js';
import { byId, inSession, type Routes } from './route.js';

const period = (missing: ErrorCode) => periodText(missing).min(1, coded(missing));

/**
 * `internal`: complete, for the office. `release`: without figures of small groups; of stored files alone.
 */
export const Copy = z.enum(['internal', 'release']);
export type Copy = z.infer<typeof Copy>;

export const ComparisonExportQuery = z.object({ copy: Copy.optional() });

export const TabulationRequest = z.object({
  ...ComparisonExportQuery.shape,
  quarter_now: period('PERIODS_REQUIRED'),
  quarter_before: period('PERIODS_REQUIRED'),
  quarter_last_year: periodText()
    .nullish()
    .transform((text) => text || null),
});
export type TabulationRequest = z.infer<typeof TabulationRequest>;

export const Bab3ExportRequest = z.object({
  ...ComparisonExportQuery.shape,
  quarter_now: period('EXPORT_INCOMPLETE'),
  quarter_before: period('EXPORT_INCOMPLETE'),
});

export const Bab2ExportRequest = Bab3ExportRequest.extend({
  indicator_type: z.enum(IndicatorKeySchema.options, { error: () => coded('EXPORT_INCOMPLETE') }),
});
export type Bab2ExportRequest = z.infer<typeof Bab2ExportRequest>;

/** The request of each workbook. */
export const WORKBOOK_REQUESTS = {
  comparison: ComparisonExportQuery.optional(),
  tabulation: TabulationRequest,
  bab2: Bab2ExportRequest,
  bab3: Bab3ExportRequest,
} as const satisfies Record<WorkbookName, z.ZodType>;
export type WorkbookRequest<Name extends WorkbookName = WorkbookName> = z.infer<
  (typeof WORKBOOK_REQUESTS)[Name]
>;

/**
 * A file that a job made. A plain call responds with its bytes; with `Prefer: respond-async` this
 * is the job's result, and `GET /api/v1/artifacts/{id}` responds with the bytes.
 */
export const ArtifactResponse = z.object({
  artifact_id: Id,
  file_name: z.string(),
  media_type: z.string(),
  size_bytes: z.number().int(),
});
export type ArtifactResponse = z.infer<typeof ArtifactResponse>;

const Chart = z.object({
  title: z.string(),
  /** A PNG as base64, without a `data:` prefix. */
  image_base64: z.string(),
});

/** Number of companies by market orientation. */
export const OrientationChartResponse = Chart.extend({
  data: z.object({
    mixed: z.number().int(),
    domestic: z.number().int(),
    export: z.number().int(),
  }),
});
export type OrientationChartResponse = z.infer<typeof OrientationChartResponse>;

/** Number of companies by sector, most first. */
export const SectorChartResponse = Chart.extend({
  data: z.object({ labels: z.array(z.string()), values: z.array(z.number().int()) }),
});
export type SectorChartResponse = z.infer<typeof SectorChartResponse>;

const download = {
  access: 'staff',
  params: inSession,
  response: 'binary',
  audit: 'export-workbook',
} as const;

/** Downloads of workbooks and pictures. */
export const exportsRoutes = {
  exportComparison: {
    ...download,
    summary: 'Comparison workbook',
    query: ComparisonExportQuery,
    job: 'write-comparison',
  },
  tabulation: {
    ...download,
    summary: 'Tabulation workbook',
    body: TabulationRequest,
    flat: true,
    job: 'write-tabulation',
  },
  exportBab2: {
    ...download,
    summary: 'Workbook of one indicator',
    body: Bab2ExportRequest,
    flat: true,
    job: 'write-bab2',
  },
  exportBab3: {
    ...download,
    summary: 'Workbook per sector',
    body: Bab3ExportRequest,
    flat: true,
    job: 'write-bab3',
  },
  orientationChart: {
    access: 'staff',
    summary: 'Chart 5.1: market orientation',
    params: inSession,
    response: OrientationChartResponse,
    job: 'draw-orientation-chart',
  },
  sectorChart: {
    access: 'staff',
    summary: 'Chart 5.2: sectors',
    params: inSession,
    response: SectorChartResponse,
    job: 'draw-sector-chart',
  },
  downloadOrientationChart: {
    ...download,
    summary: 'Chart 5.1 as a file',
    media: [PNG_MEDIA_TYPE],
    job: 'draw-orientation-chart',
  },
  downloadSectorChart: {
    ...download,
    summary: 'Chart 5.2 as a file',
    media: [PNG_MEDIA_TYPE],
    job: 'draw-sector-chart',
  },
  artifact: {
    access: 'staff',
    summary: 'A made file',
    params: byId('ARTIFACT_NOT_FOUND'),
    response: 'binary',
    media: [XLSX_MEDIA_TYPE, DOCX_MEDIA_TYPE, PDF_MEDIA_TYPE, PNG_MEDIA_TYPE],
    audit: 'export-workbook',
  },
} as const satisfies Routes;
