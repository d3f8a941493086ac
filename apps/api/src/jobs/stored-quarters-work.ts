import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from './long-work.js';

/** Refusals after which a call answers with what is done so far; the next call starts the work again. */
const REFUSED_FOR_NOW: ReadonlySet<string> = new Set(['TOO_MANY_RUNS', 'QUEUE_UNAVAILABLE']);

/** Work over the stored quarters that must be done before a view of them is complete. */
@Injectable()
export class StoredQuartersWork {
  /** The last call's work of each kind, for which the next call waits, so that nothing is done twice. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  /**
   * Does quick work within the call, and leaves the rest to a worker.
   *
   * @param job the job that does the rest, also after an interruption
   * @param steps `atOnce`: the number of contacts whose answers a call reads itself
   * @returns the steps that are left to the worker
   */
  complete<Step extends { readonly contacts: number }>(
    job: 'read-themes' | 'sum-quarters',
    steps: {
      readonly atOnce: number;
      left(): Promise<readonly Step[]>;
      carryOut(steps: readonly Step[]): Promise<void>;
    },
    request: LiaisonRequest,
  ): Promise<readonly Step[]> {
    const done = (this.#last.get(job) ?? Promise.resolve())
      .catch(() => {})
      .then(async () => {
        const left = await steps.left();
        if (left.length === 0 || (await this.database.runs.isUnderWay(job))) return left;
        const first = firstWithin(left, steps.atOnce);
        if (first.length > 0) await steps.carryOut(first);
        const rest = left.slice(first.length);
        if (rest.length > 0) await this.#leaveToWorker(job, request);
        return rest;
      });
    this.#last.set(job, done);
    return done;
  }

  async #leaveToWorker(
    job: 'read-themes' | 'sum-quarters',
    request: LiaisonRequest,
  ): Promise<void> {
    await this.work.accept(job, {}, request).catch((error: unknown) => {
      if (!(error instanceof CodedError && REFUSED_FOR_NOW.has(error.code))) throw error;
    });
  }
}

/** The first steps, as far as together they read no more than these contacts. */
function firstWithin<Step extends { readonly contacts: number }>(
  steps: readonly Step[],
  contacts: number,
): readonly Step[] {
  let read = 0;
  const tooMany = steps.findIndex((step) => (read += step.contacts) > contacts);
  return tooMany === -1 ? steps : steps.slice(0, tooMany);
}
