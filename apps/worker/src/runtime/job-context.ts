import type { ArtifactResponse, JobName, JobPayload, JobResult } from '@lqc/contracts';
import type { Database, Transaction } from '@lqc/database';
import type { OnProgress } from '../isolation/process-tasks.js';
import type { TaskInput, TaskName, TaskResult } from '../isolation/task.js';

export interface LlmAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Told of every whole answer, with the tokens as the model counts them. */
  readonly onTokensUsed?: (tokens: { prompt: number | null; completion: number | null }) => void;
  /** Told of every call that failed, by code. */
  readonly onFailure?: (code: string) => void;
}

/** What a job works with. */
export interface JobContext {
  readonly database: Database;
  readonly runId: string;
  /** Who asked for the work. */
  readonly ownerId: string;
  /** Aborted when the run is cancelled, times out or the worker stops. */
  readonly signal: AbortSignal;
  /** Where the language model is; without a key there is none. */
  readonly llm: LlmAccess;
  /** Says how far the work is, in Indonesian, and what has been written so far. */
  report(progress: number, step: string, draft?: string): void;
  /** Tells the log what went wrong without ending the run: its kind and place, never its words. */
  warn(what: string, error: unknown): void;
  /** Has a task done in a process or thread of its own, which ends with the run. */
  isolated<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    onProgress?: OnProgress,
    timeoutMs?: number,
  ): Promise<TaskResult<Name>>;
  /** Keeps a made file as what the run came to. */
  keep(
    transaction: Transaction,
    file: { readonly mediaType: string; readonly bytes: Uint8Array },
  ): Promise<ArtifactResponse>;
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
