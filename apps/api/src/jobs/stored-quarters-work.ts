import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from './long-work.js';

/** Refusals after which a call still answers with what is there; the next call hands the work in again. */
const REFUSED_FOR_NOW: ReadonlySet<string> = new Set(['TOO_MANY_RUNS', 'QUEUE_UNAVAILABLE']);

/** Work over the stored quarters that has to be done before a view of them is complete. */
@Injectable()
export class StoredQuartersWork {
  /** The last call's work of each kind, so that two calls do not do the same. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  /**
   * Does in the call what is quickly done, and leaves the rest to a worker.
   *
   * @param atOnce number of contacts whose answers a call reads itself
   * @param job goes on with what is left, and after an interruption with the rest
   * @returns the steps that a worker has yet to do
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
