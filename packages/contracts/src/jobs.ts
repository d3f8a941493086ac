import {
  ExpectationContactsResponse,
  ExpectationsResponse,
  PanelResponse,
} from './domain/changes.js';
import { z } from 'zod';
import { ChatMessageStatus } from './api/chat.js';
import {
  ArtifactResponse,
  Bab2ExportRequest,
  Bab3ExportRequest,
  ComparisonExportQuery,
  OrientationChartResponse,
  SectorChartResponse,
  TabulationRequest,
} from './api/exports.js';
import {
  FileQualityResponse,
  RecognisedFileResponse,
  SampleDataResponse,
  UploadCompanyFileResponse,
  UploadQuarterlyFileResponse,
} from './api/files.js';
import { MergePreviewResponse, MergeResponse, SentFile } from './api/merger.js';
import { ModelTestResponse } from './api/model-settings.js';
import {
  CompareResponse,
  IndicatorDetailResponse,
  SectorCompaniesResponse,
  SessionFigures,
  UploadFile1Response,
  UploadFile2Response,
  UploadFile3Response,
} from './api/sessions.js';
import {
  CheckedText,
  PreviewResponse,
  SummaryCheckRequest,
  SummaryRequest,
  SummaryResponse,
} from './api/summaries.js';
import {
  KeywordQuery,
  KeywordResponse,
  TfIdfRequest,
  TfIdfResponse,
  WordcloudRequest,
  WordcloudResponse,
} from './api/words.js';
import { IndicatorKeySchema, QuarterRole } from './domain/figures.js';
import { Id } from './domain/id.js';
import type { JobName, Weight } from './job-names.js';
import { SAMPLE_DEFAULT_CONTACTS } from './limits.js';

const SAMPLE_MAX_CONTACTS = 5000;

/** Payloads carry ids, never bytes or rows. */
const UploadedContent = z.object({ contentSha256: z.string(), fileName: z.string() });
const OfSession = z.object({ sessionId: Id });

/** Pictures are artifacts: a run names where one lies, and its call answers with the bytes. */
const drawn = <Response extends z.ZodObject<{ image_base64: z.ZodString }>>(response: Response) =>
  response.omit({ image_base64: true }).extend({ image_artifact: Id }) as unknown as z.ZodType<
    Omit<z.infer<Response>, 'image_base64'> & { image_artifact: string }
  >;
const DrawnCharts = z.object({
  orientation: drawn(OrientationChartResponse),
  sectors: drawn(SectorChartResponse),
});

/**
 * Every kind of long work, once: what goes in, what comes out, how often and how long it is tried.
 * `result` is what the call it belongs to answers with, but for pictures and for what the gateway
 * adds of the session that was asked about.
 *
 * Work with a `version` is a function of stored content and of what was asked: its result is kept
 * under both, and given to whoever asks the same again. Raise the version when it would come out
 * otherwise.
 */
export const JOBS = {
  'read-quarterly-file': {
    weight: 'heavy',
    payload: UploadedContent.extend({
      label: z.string(),
      year: z.number().int().optional(),
      quarter: z.number().int().optional(),
      replaces: Id.optional(),
    }),
    result: UploadQuarterlyFileResponse,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'read-company-file': {
    weight: 'heavy',
    payload: UploadedContent,
    result: UploadCompanyFileResponse,
    attempts: 3,
    timeoutMs: 90_000,
  },
  /** What an uploaded workbook is, before a person has it stored. */
  'recognise-file': {
    weight: 'heavy',
    payload: UploadedContent,
    result: RecognisedFileResponse,
    attempts: 3,
    timeoutMs: 60_000,
  },
  /** The findings of a stored quarter, its companies matched with the database of today. */
  'check-quality': {
    weight: 'quick',
    version: 1,
    payload: z.object({ fileId: Id }),
    result: FileQualityResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  /** Figures of a session whose row already names its surveys. */
  'start-session': {
    weight: 'quick',
    version: 1,
    payload: OfSession,
    result: SessionFigures,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'upload-file-1': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile1Response,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'upload-file-2': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent, companyFile: UploadedContent }),
    result: UploadFile2Response,
    attempts: 3,
    timeoutMs: 180_000,
  },
  'upload-file-3': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile3Response,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'compare-quarters': {
    weight: 'quick',
    version: 2,
    payload: OfSession,
    result: CompareResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  /** The contacts behind an average, and those behind a sector's count. */
  'explain-indicator': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ indicator: IndicatorKeySchema, quarter: QuarterRole }),
    result: IndicatorDetailResponse.omit({ session_id: true }),
    attempts: 3,
    timeoutMs: 30_000,
  },
  'explain-sector': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ sector: z.string() }),
    result: SectorCompaniesResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  /** Where the change of an average came from. */
  'split-change': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ indicator: IndicatorKeySchema }),
    result: PanelResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  'compare-expectations': {
    weight: 'quick',
    version: 1,
    payload: OfSession,
    result: ExpectationsResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  'explain-expectation': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ indicator: IndicatorKeySchema }),
    result: ExpectationContactsResponse,
    attempts: 3,
    timeoutMs: 30_000,
  },
  'rank-words': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ request: TfIdfRequest }),
    result: TfIdfResponse,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-word-cloud': {
    weight: 'heavy',
    version: 1,
    payload: OfSession.extend({ request: WordcloudRequest }),
    result: drawn(WordcloudResponse),
    attempts: 3,
    timeoutMs: 60_000,
  },
  'find-keyword': {
    weight: 'quick',
    version: 1,
    payload: OfSession.extend({ request: KeywordQuery }),
    result: KeywordResponse,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-comparison': {
    weight: 'heavy',
    version: 2,
    payload: OfSession.extend({ request: ComparisonExportQuery.optional() }),
    result: ArtifactResponse,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-tabulation': {
    weight: 'heavy',
    version: 2,
    payload: OfSession.extend({ request: TabulationRequest }),
    result: ArtifactResponse,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab2': {
    weight: 'heavy',
    version: 2,
    payload: OfSession.extend({ request: Bab2ExportRequest }),
    result: ArtifactResponse,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab3': {
    weight: 'heavy',
    version: 2,
    payload: OfSession.extend({ request: Bab3ExportRequest }),
    result: ArtifactResponse,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'draw-orientation-chart': {
    weight: 'heavy',
    version: 1,
    payload: OfSession,
    result: drawn(OrientationChartResponse),
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-sector-chart': {
    weight: 'heavy',
    version: 1,
    payload: OfSession,
    result: drawn(SectorChartResponse),
    attempts: 3,
    timeoutMs: 60_000,
  },
  'preview-merge': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergePreviewResponse,
    attempts: 2,
    timeoutMs: 120_000,
  },
  'merge-workbooks': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergeResponse,
    attempts: 2,
    timeoutMs: 180_000,
  },
  /** One model call and one repair, each as long as it may be configured. */
  'write-summary': {
    weight: 'model',
    payload: OfSession.extend({ request: SummaryRequest }),
    result: SummaryResponse.extend({ charts: DrawnCharts.nullable() }),
    attempts: 2,
    timeoutMs: 660_000,
  },
  'check-summary': {
    weight: 'quick',
    payload: OfSession.extend({ request: SummaryCheckRequest }),
    result: CheckedText,
    attempts: 3,
    timeoutMs: 60_000,
  },
  /** Works out what the data say of a text that is kept, and keeps it beside the text. */
  'check-conclusion': {
    weight: 'quick',
    payload: OfSession.extend({ conclusionId: Id, request: SummaryCheckRequest }),
    result: z.object({ conclusion_id: Id }),
    attempts: 3,
    timeoutMs: 60_000,
  },
  'preview-summary': {
    weight: 'quick',
    payload: OfSession.extend({ request: SummaryRequest }),
    result: PreviewResponse,
    attempts: 3,
    timeoutMs: 60_000,
  },
  /**
   * Writes one answer of a conversation. Tried once: what was written before a worker died stays,
   * marked, and a person decides.
   */
  'answer-question': {
    weight: 'model',
    payload: OfSession.extend({ messageId: Id }),
    result: z.object({ message_id: Id, status: ChatMessageStatus }),
    attempts: 1,
    timeoutMs: 660_000,
  },
  /** Whether the model's endpoint lets us in; asks it nothing. */
  'reach-model': {
    weight: 'model',
    payload: z.object({}),
    result: z.object({ reachable: z.boolean() }),
    attempts: 1,
    timeoutMs: 10_000,
  },
  'test-model': {
    weight: 'model',
    payload: z.object({}),
    result: ModelTestResponse,
    attempts: 1,
    timeoutMs: 310_000,
  },
  /** Keeps of stored files what the version that read them did not keep. */
  'complete-stored-files': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({}),
    result: z.object({ files: z.number().int() }),
    attempts: 5,
    timeoutMs: 3_600_000,
  },
  'load-sample-data': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({
      contacts: z.number().int().min(1).max(SAMPLE_MAX_CONTACTS).default(SAMPLE_DEFAULT_CONTACTS),
    }),
    result: SampleDataResponse,
    attempts: 2,
    timeoutMs: 180_000,
  },
} as const satisfies Record<JobName, JobDefinition>;

export interface JobDefinition {
  readonly weight: Weight;
  /** Nobody waits for it: it goes behind the clicks of its weight. */
  readonly isBatch?: boolean;
  /** Of the algorithm; only of work whose result is kept for whoever asks the same again. */
  readonly version?: number;
  readonly payload: z.ZodType;
  readonly result: z.ZodType;
  readonly attempts: number;
  readonly timeoutMs: number;
}

/** The jobs of a weight: what somebody waits for, and what nobody does. */
export const jobsOf = (weight: Weight): Record<'clicks' | 'batches', readonly JobName[]> => {
  const own = (Object.entries(JOBS) as [JobName, JobDefinition][]).filter(
    ([, job]) => job.weight === weight,
  );
  const names = (isBatch: boolean) =>
    own.filter(([, job]) => (job.isBatch ?? false) === isBatch).map(([name]) => name);
  return { clicks: names(false), batches: names(true) };
};

/** Work whose result is kept for whoever asks the same again. */
export type StoredJobName = {
  [Name in JobName]: (typeof JOBS)[Name] extends { readonly version: number } ? Name : never;
}[JobName];

export function isStoredJob(name: JobName): name is StoredJobName {
  const job: JobDefinition = JOBS[name];
  return job.version !== undefined;
}

export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export type JobResult<N extends JobName> = z.infer<(typeof JOBS)[N]['result']>;
