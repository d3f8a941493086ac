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
 * Every kind of long work, once: what goes in, what comes out, how often and how long it is tried.
 * `result` is exactly the body that the call it belongs to answers with.
 */
export const JOBS = {
  'read-quarterly-file': {
    payload: UploadedContent.extend({ label: z.string() }),
    result: UploadQuarterlyFileAnswer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'read-company-file': {
    payload: UploadedContent,
    result: UploadCompanyFileAnswer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  /** The findings of a stored quarter, its companies matched with the database of today. */
  'check-quality': {
    payload: z.object({ fileId: Id }),
    result: FileQualityAnswer,
    attempts: 3,
    timeoutMs: 30_000,
  },
  /** Figures of a session whose row already names its surveys. */
  'start-session': {
    payload: OfSession,
    result: SessionAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'upload-file-1': {
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile1Answer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'upload-file-2': {
    payload: OfSession.extend({ file: UploadedContent, companyFile: UploadedContent }),
    result: UploadFile2Answer,
    attempts: 3,
    timeoutMs: 180_000,
  },
  'upload-file-3': {
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile3Answer,
    attempts: 3,
    timeoutMs: 90_000,
  },
  'compare-quarters': {
    payload: OfSession,
    result: CompareAnswer,
    attempts: 3,
    timeoutMs: 30_000,
  },
  'rank-words': {
    payload: OfSession.extend({ request: TfIdfRequest }),
    result: TfIdfAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-word-cloud': {
    payload: OfSession.extend({ request: WordcloudRequest }),
    result: WordcloudAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'find-keyword': {
    payload: OfSession.extend({ request: KeywordQuery }),
    result: KeywordAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-comparison': {
    payload: OfSession,
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'write-tabulation': {
    payload: OfSession.extend({ request: TabulationRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab2': {
    payload: OfSession.extend({ request: Bab2ExportRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'write-bab3': {
    payload: OfSession.extend({ request: Bab3ExportRequest }),
    result: ArtifactAnswer,
    attempts: 3,
    timeoutMs: 120_000,
  },
  'draw-orientation-chart': {
    payload: OfSession,
    result: OrientationChartAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'draw-sector-chart': {
    payload: OfSession,
    result: SectorChartAnswer,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'preview-merge': {
    payload: z.object({ files: z.array(SentFile) }),
    result: MergePreviewAnswer,
    attempts: 2,
    timeoutMs: 120_000,
  },
  'merge-workbooks': {
    payload: z.object({ files: z.array(SentFile) }),
    result: MergeAnswer,
    attempts: 2,
    timeoutMs: 180_000,
  },
  /** One model call and one repair, each as long as it may be configured. */
  'write-summary': {
    payload: OfSession.extend({ request: SummaryRequest }),
    result: SummaryAnswer,
    attempts: 2,
    timeoutMs: 660_000,
    lane: 'model',
  },
  'check-summary': {
    payload: OfSession.extend({ request: SummaryCheckRequest }),
    result: CheckedText,
    attempts: 3,
    timeoutMs: 60_000,
  },
  'preview-summary': {
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
    payload: OfSession.extend({ messageId: Id }),
    result: z.object({ message_id: Id, status: ChatMessageStatus }),
    attempts: 1,
    timeoutMs: 660_000,
    lane: 'model',
  },
  /** Whether the model's endpoint lets us in; asks it nothing. */
  'reach-model': {
    payload: z.object({}),
    result: z.object({ reachable: z.boolean() }),
    attempts: 1,
    timeoutMs: 10_000,
    lane: 'model',
  },
  'test-model': {
    payload: z.object({}),
    result: ModelTestAnswer,
    attempts: 1,
    timeoutMs: 310_000,
    lane: 'model',
  },
  'load-sample-data': {
    payload: z.object({
      contacts: z.number().int().min(1).max(SAMPLE_MAX_CONTACTS).default(SAMPLE_DEFAULT_CONTACTS),
    }),
    result: SampleDataAnswer,
    attempts: 2,
    timeoutMs: 180_000,
  },
} as const satisfies Record<string, JobDefinition>;

export interface JobDefinition {
  readonly payload: z.ZodType;
  readonly result: z.ZodType;
  readonly attempts: number;
  readonly timeoutMs: number;
  /** Where it queues; `work` unless said. */
  readonly lane?: JobLane;
}

/** Work takes the processor, what is asked of a model mostly waits: neither holds up the other. */
export const JOB_LANES = ['work', 'model'] as const;
export type JobLane = (typeof JOB_LANES)[number];

/** The lane of a job. */
export const laneOf = (name: JobName): JobLane => (JOBS[name] as JobDefinition).lane ?? 'work';

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export type JobResult<N extends JobName> = z.infer<(typeof JOBS)[N]['result']>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
