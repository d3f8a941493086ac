import type { ArtifactResponse, JobName, JobPayload, JobResult } from '@lqc/contracts';
import type { Database, Transaction } from '@lqc/database';
import type { ModelSettings } from '@lqc/drafting';
import type { OnProgress } from '../isolation/process-tasks.js';
import type { TaskInput, TaskName, TaskResult } from '../isolation/task.js';

/** Where the language model is, and who hears of its use; what admins set of it is read at each use. */
export type LlmAccess = Omit<ModelSettings, 'config'>;

/** Everything a job is given besides its payload. */
export interface JobContext {
  readonly database: Database;
  readonly runId: string;
  /** Who asked for the work. */
  readonly ownerId: string;
  /** Aborted when the run is cancelled, times out or the worker stops. */
  readonly signal: AbortSignal;
  /** Address and key of the language model; with an empty key none is configured. */
  readonly llm: LlmAccess;
  /** Tells the waiting person how far the work is (percent and an Indonesian step) and its draft so far. */
  report(progress: number, step: string, draft?: string): void;
  /** Logs an error that does not end the run: its kind and place, never its message. */
  warn(what: string, error: unknown): void;
  /** Carries out a task in a child process or thread, which is ended when the run ends. */
  isolated<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    onProgress?: OnProgress,
    maxProcessorMs?: number,
  ): Promise<TaskResult<Name>>;
  /** Starts further work for the same person when the run's transaction has ended well. */
  follow<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<void>;
  /** Stores a file that the job made as the run's artifact. */
  storeArtifact(
    transaction: Transaction,
    file: { readonly mediaType: string; readonly bytes: Uint8Array },
  ): Promise<ArtifactResponse>;
}

export type { Transaction };

/**
 * A job does its work outside any transaction and returns a function that writes its effects and
 * gives the result. The worker calls it in the transaction that also ends the run.
 */
export type Job<Name extends JobName> = (
  payload: JobPayload<Name>,
  context: JobContext,
) => Promise<(transaction: Transaction) => Promise<JobResult<Name>>>;

export type JobHandlers = { readonly [Name in JobName]: Job<Name> };
