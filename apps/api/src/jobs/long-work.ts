import { Inject, Injectable } from '@nestjs/common';
import { CodedError, type JobName, type JobPayload, JOBS } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Response } from 'express';
import type { LiaisonRequest } from '../http/request.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { RunWatch } from './run-watch.js';

/** Hands work to the workers and answers with its result, or at once where that is preferred. */
@Injectable()
export class LongWork {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    @Inject(RunWatch) private readonly watch: RunWatch,
  ) {}

  /**
   * Writes the run, enqueues it and gives its result; with `Prefer: respond-async` answers 202.
   * A client that leaves does not cancel: the work was accepted.
   */
  async answer<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    { request, response }: { request: LiaisonRequest; response: Response },
  ): Promise<unknown> {
    const ownerId = request.signedIn!.user.id;
    const runId = await this.database.runs.create({
      name,
      payload,
      ownerId,
      requestId: request.id,
    });
    await this.queue.enqueue(runId, name).catch(async () => {
      await this.database.runs.cancel(runId);
      throw new CodedError('QUEUE_UNAVAILABLE');
    });
    if (prefersAsync(request)) {
      response.status(202).setHeader('Location', `/api/v1/jobs/${runId}`);
      response.setHeader('Preference-Applied', 'respond-async');
      return { job_id: runId };
    }
    return this.#result(runId, name);
  }

  async #result(runId: string, name: JobName): Promise<unknown> {
    const { timeoutMs, attempts } = JOBS[name];
    const patience = AbortSignal.timeout(timeoutMs * attempts);
    const run = await this.watch.ended(runId, patience).catch((error: unknown) => {
      throw patience.aborted ? new CodedError('JOB_TIMED_OUT') : error;
    });
    if (run.status === 'completed') return run.result;
    throw new CodedError(run.errorCode ?? 'INTERNAL', run.errorArgs ?? {});
  }
}

function prefersAsync({ headers }: LiaisonRequest): boolean {
  return /(^|[\s,])respond-async([\s,;]|$)/i.test(String(headers.prefer ?? ''));
}
