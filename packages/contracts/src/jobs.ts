import { z } from 'zod';
import { Id } from './http/common.js';
import {
  ArtifactAnswer,
  Bab2ExportRequest,
  Bab3ExportRequest,
  OrientationChartAnswer,
  SectorChartAnswer,
  TabulationRequest,
} from './http/exports.js';
import { CompareAnswer } from './http/figures.js';
import {
  FileQualityAnswer,
  SampleDataAnswer,
  UploadCompanyFileAnswer,
  UploadQuarterlyFileAnswer,
} from './http/files.js';
import {
  SessionAnswer,
  UploadFile1Answer,
  UploadFile2Answer,
  UploadFile3Answer,
} from './http/sessions.js';
import {
  KeywordAnswer,
  KeywordQuery,
  TfIdfAnswer,
  TfIdfRequest,
  WordcloudAnswer,
  WordcloudRequest,
} from './http/words.js';
import { MergeAnswer, MergePreviewAnswer, SentFile } from './http/merger.js';
import { ModelTestAnswer } from './http/settings.js';
import { ChatMessageStatus } from './http/chat.js';
import {
  CheckedText,
  PreviewAnswer,
  SummaryAnswer,
  SummaryCheckRequest,
  SummaryRequest,
} from './http/summaries.js';
import { SAMPLE_DEFAULT_CONTACTS, SAMPLE_MAX_CONTACTS } from './limits.js';

/** Payloads carry ids, never bytes or rows. */
const UploadedContent = z.object({ contentSha256: z.string(), fileName: z.string() });
const OfSession = z.object({ sessionId: Id });

/**
 * How heavy work is. Each weight has a queue and workers' hands of its own, so that what a click
 * needs never waits behind reading, drawing or a model.
 */
export const WEIGHTS = ['quick', 'heavy', 'model'] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * Every kind of long work, once: what goes in, what comes out, how often and how long it is tried.
 * `result` is exactly the body that the call it belongs to answers with.
 */
export const JOBS = {
  'read-quarterly-file': {
    weight: 'heavy',
    payload: UploadedContent.extend({ label: z.string() }),
    result: UploadQuarterlyFileAnswer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'read-company-file': {
    weight: 'heavy',
    payload: UploadedContent,
    result: UploadCompanyFileAnswer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  /** The findings of a stored quarter, its companies matched with the database of today. */
  'check-quality': {
    weight: 'quick',
    payload: z.object({ fileId: Id }),
    result: FileQualityAnswer,
    attempts: 3,
    timeoutMs: 30_000,
  },
  /** Figures of a session whose row already names its surveys. */
  'start-session': {
    weight: 'quick',
    payload: OfSession,
    result: SessionAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'upload-file-1': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile1Answer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'upload-file-2': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent, companyFile: UploadedContent }),
    result: UploadFile2Answer,
    attempts: 3,
    timeoutMs: 180_000,
  },
  'upload-file-3': {
    weight: 'heavy',
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile3Answer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'compare-quarters': {
    weight: 'quick',
    payload: OfSession,
    result: CompareAnswer,
    attempts: 3,
    timeoutMs: 30_000,
  },
  'rank-words': {
    weight: 'quick',
    payload: OfSession.extend({ request: TfIdfRequest }),
    result: TfIdfAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-word-cloud': {
    weight: 'heavy',
    payload: OfSession.extend({ request: WordcloudRequest }),
    result: WordcloudAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'find-keyword': {
    weight: 'quick',
    payload: OfSession.extend({ request: KeywordQuery }),
    result: KeywordAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-comparison': {
    weight: 'heavy',
    payload: OfSession,
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-tabulation': {
    weight: 'heavy',
    payload: OfSession.extend({ request: TabulationRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab2': {
    weight: 'heavy',
    payload: OfSession.extend({ request: Bab2ExportRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab3': {
    weight: 'heavy',
    payload: OfSession.extend({ request: Bab3ExportRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'draw-orientation-chart': {
    weight: 'heavy',
    payload: OfSession,
    result: OrientationChartAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-sector-chart': {
    weight: 'heavy',
    payload: OfSession,
    result: SectorChartAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'preview-merge': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergePreviewAnswer,
    attempts: 2,
    timeoutMs: 120_000,
  },
  'merge-workbooks': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergeAnswer,
    attempts: 2,
    timeoutMs: 180_000,
  },
  /** One model call and one repair, each as long as it may be configured. */
  'write-summary': {
    weight: 'model',
    payload: OfSession.extend({ request: SummaryRequest }),
    result: SummaryAnswer,
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
  'preview-summary': {
    weight: 'quick',
    payload: OfSession.extend({ request: SummaryRequest }),
    result: PreviewAnswer,
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
    result: ModelTestAnswer,
    attempts: 1,
    timeoutMs: 310_000,
  },
  'load-sample-data': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({
      contacts: z.number().int().min(1).max(SAMPLE_MAX_CONTACTS).default(SAMPLE_DEFAULT_CONTACTS),
    }),
    result: SampleDataAnswer,
    attempts: 2,
    timeoutMs: 180_000,
  },
} as const satisfies Record<string, JobDefinition>;

export interface JobDefinition {
  readonly weight: Weight;
  /** Nobody waits for it: it goes behind the clicks of its weight. */
  readonly isBatch?: boolean;
  readonly payload: z.ZodType;
  readonly result: z.ZodType;
  readonly attempts: number;
  readonly timeoutMs: number;
}

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export type JobResult<N extends JobName> = z.infer<(typeof JOBS)[N]['result']>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
