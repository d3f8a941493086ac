import { Inject, Injectable } from '@nestjs/common';
import { CodedError, type JobName, type JobPayload, type JobResult, JOBS } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { traceParent } from '@lqc/tracing';
import type { LiaisonRequest } from '../http/request.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { RunWatch } from './run-watch.js';

const ENQUEUE_WITHIN_MS = 5000;

/** Hands work to the workers and waits for its result. */
@Injectable()
export class LongWork {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    @Inject(RunWatch) private readonly watch: RunWatch,
  ) {}

  /** The result of work that a call asks for. */
  async result<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    request: LiaisonRequest,
  ): Promise<JobResult<Name>> {
    return this.ended(await this.accept(name, payload, request), name);
  }

  /**
   * Writes the run and enqueues it; gives its id. A client that leaves does not cancel it: the work
   * was accepted.
   */
  async accept<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    request: LiaisonRequest,
  ): Promise<string> {
    const ownerId = request.signedIn!.user.id;
    const requestId = request.id;
    const run = { name, payload, ownerId, requestId, traceParent: traceParent() };
    const runId = await this.database.runs.create(run);
    await this.deliver(runId, name);
    return runId;
  }

  /** What a run comes to. @throws CodedError with the code that it failed with */
  async ended<Name extends JobName>(runId: string, name: Name): Promise<JobResult<Name>> {
    const { timeoutMs, attempts } = JOBS[name];
    const run = await this.watch.ended(runId, timeoutMs * attempts);
    // Told that nothing came of it, the client will try again: then nothing may come of it.
    if (!run && (await this.database.runs.cancel(runId))) throw new CodedError('JOB_TIMED_OUT');
    const over = run ?? (await this.database.runs.find(runId));
    if (over?.status === 'completed') return over.result as JobResult<Name>;
    throw new CodedError(over?.errorCode ?? 'INTERNAL', over?.errorArgs ?? {});
  }

  /**
   * Tells the workers of a run that is written. A queue that is away may also just be silent.
   *
   * @throws CodedError `QUEUE_UNAVAILABLE`; the run is cancelled
   */
  async deliver(runId: string, name: JobName): Promise<void> {
    const silent = new Promise<never>((_resolve, reject) => {
      AbortSignal.timeout(ENQUEUE_WITHIN_MS).addEventListener('abort', () => reject(), {
        once: true,
      });
    });
    await Promise.race([this.queue.enqueue(runId, name), silent]).catch(async () => {
      await this.database.runs.cancel(runId);
      throw new CodedError('QUEUE_UNAVAILABLE');
    });
  }
}

/** Whether the client asks to be told at once that work was accepted. */
export function prefersAsync({ headers }: LiaisonRequest): boolean {
  return /(^|[\s,])respond-async([\s,;]|$)/i.test(String(headers.prefer ?? ''));
}
