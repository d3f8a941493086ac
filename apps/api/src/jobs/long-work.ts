import { Inject, Injectable } from '@nestjs/common';
import {
  CodedError,
  isStoredJob,
  type JobDefinition,
  type JobName,
  type JobPayload,
  JOBS,
  jobsOf,
  type StoredJobName,
} from '@lqc/contracts';
import { type AskedRun, type BegunRun, Database, type FoundComputation } from '@lqc/database';
import { traceParent } from '@lqc/tracing';
import { WrittenJson } from '../http/reply.js';
import type { LiaisonRequest } from '../http/request.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { PersonBatches } from './person-batches.js';
import type { Result } from './responses.js';
import { RunWatch } from './run-watch.js';

/** How often work is asked for whose stored result was gone before it was read. */
const READ_TRIES = 3;

/** Starts runs of jobs and waits for their results, or answers from stored computations. */
@Injectable()
export class LongWork {
  readonly #asked = new PersonBatches<AskedRun['run'], BegunRun>((runs, ownerId) =>
    this.#insert(runs, ownerId),
  );

  constructor(
    private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    private readonly watch: RunWatch,
  ) {}

  /**
   * The result of the job that a call asks for, with the id of the run. One that is stored already is given at
   * once; the id is null then.
   *
   * @throws CodedError with the code that the run failed with
   */
  async outcome<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    request: LiaisonRequest,
  ): Promise<{ readonly result: Result; readonly runId: string | null }> {
    const { key, written } = await this.#look(name, payload);
    if (written !== null) return { result: new WrittenJson(written), runId: null };
    for (let left = READ_TRIES; left > 0; left -= 1) {
      const runId = await this.#begin(name, payload, request, key);
      request.leaveTurn?.();
      const result = await this.#ended(runId, name);
      if (result) return { result, runId };
    }
    throw new CodedError('INTERNAL');
  }

  /**
   * Starts a run without waiting for it and gives its id. It is not cancelled when the client
   * leaves, since it was accepted.
   */
  async accept<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    request: LiaisonRequest,
  ): Promise<string> {
    const { key } = await this.#look(name, payload);
    return this.#begin(name, payload, request, key);
  }

  async #look<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<FoundComputation> {
    if (!isStoredJob(name)) return { key: null, written: null };
    return this.database.computations.find(name, payload as JobPayload<StoredJobName>);
  }

  /** Inserts a run and enqueues it, unless its result was stored meanwhile. */
  async #begin<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    request: LiaisonRequest,
    computation: string | null,
  ): Promise<string> {
    const ownerId = request.signedIn!.user.id;
    const run: AskedRun['run'] = {
      name,
      payload,
      ownerId,
      requestId: request.id,
      traceParent: traceParent(),
      computation,
    };
    const { id, isOver } = await this.#asked.take(ownerId, run);
    if (!isOver) await this.deliver(id, name);
    return id;
  }

  /** Inserts the runs that one person asked for at about the same time. */
  async #insert(
    runs: readonly AskedRun['run'][],
    ownerId: string,
  ): Promise<(BegunRun | CodedError)[]> {
    const limits = await this.database.settings.limits();
    const spent = runs.some(({ name, payload }) => asksModel(name, payload as never))
      ? await this.database.usage.spentModelBudget(ownerId, limits)
      : null;
    const outcomes = new Map<AskedRun['run'], BegunRun | CodedError>();
    const together: AskedRun[] = [];
    for (const run of runs) {
      const { weight, alone }: JobDefinition = JOBS[run.name];
      const { clicks, batches } = jobsOf(weight);
      const limit = limits[`unfinished_${weight}_per_person`];
      const asked = { run, within: { names: [...clicks, ...batches], limit } };
      if (spent && asksModel(run.name, run.payload as never)) outcomes.set(run, spent);
      else if (alone)
        outcomes.set(run, await this.database.runs.beginAlone(asked, alone).catch(refusal));
      else together.push(asked);
    }
    if (together.length > 0) {
      const begun = await this.database.runs.beginWithin(together);
      together.forEach(({ run }, at) => outcomes.set(run, begun[at]!));
    }
    return runs.map((run) => outcomes.get(run)!);
  }

  /** What the run gave; null when that was deleted before it was read, as its survey was read anew meanwhile. */
  async #ended(runId: string, name: JobName): Promise<Result | null> {
    const { timeoutMs, attempts } = JOBS[name];
    const run = await this.watch.ended(runId, timeoutMs * attempts);
    // The client is told that the call failed and may repeat it, so the run must not be carried
    // out.
    if (!run && (await this.database.runs.cancel(runId))) throw new CodedError('JOB_TIMED_OUT');
    const over = run ?? (await this.database.runs.find(runId));
    if (over?.status !== 'completed')
      throw new CodedError(over?.errorCode ?? 'INTERNAL', over?.errorArgs ?? {}, {
        details: over?.errorDetails ?? {},
      });
    if (!over.computation) return over.result as object;
    const written = await this.database.computations.read(over.computation);
    return written === null ? null : new WrittenJson(written);
  }

  /**
   * Enqueues an inserted run.
   *
   * @throws CodedError `QUEUE_UNAVAILABLE`; the run is cancelled, unless a worker had ended it without a message
   */
  async deliver(runId: string, name: JobName): Promise<void> {
    await this.queue.enqueue(runId, name).catch(async () => {
      if (await this.database.runs.cancel(runId)) throw new CodedError('QUEUE_UNAVAILABLE');
    });
  }
}

/** Turns a refusal into a result; other errors are thrown on. */
function refusal(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  throw error;
}

/** True when the run will call the language model, unlike a draft written by rules. */
function asksModel(name: JobName, payload: JobPayload<JobName>): boolean {
  const { needsModel = false }: JobDefinition = JOBS[name];
  const { request } = payload as { request?: { writer?: string } };
  return needsModel && request?.writer !== 'automatic';
}

/**
 * True when the client wants a response as soon as the run is accepted (`Prefer: respond-async`).
 */
export function prefersAsync({ headers }: LiaisonRequest): boolean {
  return /(^|[\s,])respond-async([\s,;]|$)/i.test(String(headers.prefer ?? ''));
}
