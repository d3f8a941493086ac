import type { ArtifactResponse, JobName, JobPayload, JobResult } from '@lqc/contracts';
import type { Database, MadeFile, Transaction } from '@lqc/database';
import type { Workshop } from '../making/workshop.js';
import type { WorkbookReader } from '../reading/workbook-reader.js';

export interface LlmAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Told of every whole answer, with the tokens as the model counts them. */
  readonly onTokensUsed?: (tokens: { prompt: number | null; answer: number | null }) => void;
  /** Told of every call that failed, by code. */
  readonly onFailure?: (code: string) => void;
}

/** What a job works with. */
export interface JobContext {
  readonly database: Database;
  readonly reader: WorkbookReader;
  readonly workshop: Workshop;
  readonly runId: string;
  /** Who asked for the work. */
  readonly ownerId: string;
  /** Aborted when the run is cancelled, times out or the worker stops. */
  readonly signal: AbortSignal;
  /** Where the language model is; without a key there is none. */
  readonly llm: LlmAccess;
  /** Says how far the work is, in Indonesian, and what has been written so far. */
  report(progress: number, step: string, draft?: string): void;
  /** Keeps a made file as the run's artifact. */
  keep(transaction: Transaction, file: MadeFile): Promise<ArtifactResponse>;
}

export type { Transaction };

/**
 * A job does its work and gives back what is left to do in one transaction together with the run's
 * end: its effects, and the result.
 */
export type Job<Name extends JobName> = (
  payload: JobPayload<Name>,
  context: JobContext,
) => Promise<(transaction: Transaction) => Promise<JobResult<Name>>>;

export type JobHandlers = { readonly [Name in JobName]: Job<Name> };
