import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { jobsOf, type Weight, WEIGHTS, WORKER_CONCURRENCY } from '@lqc/contracts';
import type { Database, JobRun } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import type { Logger } from 'pino';
import { Isolation } from '../isolation/isolation.js';
import { WorkerMetrics } from '../status/worker-metrics.js';
import { carryOut } from './carry-out.js';
import type { JobHandlers, LlmAccess } from './job-context.js';
import { startSweeper } from './sweeper.js';
import { type TakingRuns, takingRuns } from './taking-runs.js';

const NO_MODEL: LlmAccess = { baseUrl: '', apiKey: '' };
const PRESENCE_MS = 5000;
/** Runs of one person at once on a worker, so that others' find slots and a processor's time. */
const RUNS_OF_ONE_PERSON: Readonly<Record<Weight, number>> = { quick: 3, heavy: 2, model: 4 };
/** When the worker is told to stop, runs that are still going after this time go back to the queue. */
const FINISH_WITHIN_MS = 20_000;

export interface RunningWorker {
  /**
   * Ends within 30 s: runs that are not finished by then go back to the queue. Called again, it ends sooner
   * where that is asked for, never later.
   */
  stop(options?: { finishWithinMs?: number }): Promise<void>;
}

/** Starts taking runs from the queue. */
export async function startWorker(tools: {
  database: Database;
  queue: JobQueue;
  handlers: JobHandlers;
  log: Logger;
  /** Without it no language model is configured. */
  llm?: LlmAccess;
  /** Runs at once for each weight, as the queue was opened with; shown to operators. */
  concurrency?: Readonly<Record<Weight, number>>;
  metrics?: WorkerMetrics;
  /** How often to look for runs that wait without a message; tests of messages alone set it to never. */
  sweepEveryMs?: number;
  /** Carries out work that must not block the worker; if it is passed in, the worker does not close it. */
  isolation?: Pick<Isolation, keyof Isolation>;
}): Promise<RunningWorker> {
  const { database, queue, handlers, log } = tools;
  const id = randomUUID();
  const isolation = tools.isolation ?? new Isolation();
  const stopping = new AbortController();
  // Every running job listens to this signal, more than Node's default of ten listeners.
  setMaxListeners(0, stopping.signal);
  const running = new Set<Promise<boolean>>();
  let isStopping = false;
  const metrics = tools.metrics ?? new WorkerMetrics(database);
  isolation.warm();
  const concurrency = tools.concurrency ?? WORKER_CONCURRENCY;
  const life = database.workers.life(id);
  const announcePresence = async () => {
    await life.hold();
    await database.workers.seen({ id, host: hostname(), pid: process.pid, concurrency });
  };
  await announcePresence();
  const presence = setInterval(() => void announcePresence().catch(() => {}), PRESENCE_MS);
  // One person's runs never take all slots. Claims are made one after the other: made at the same
  // time, each would count the person's runs before the others had claimed theirs.
  let claims: Promise<unknown> = Promise.resolve();
  const claim = (weight: Weight): Promise<JobRun | null> => {
    const maxRunsOfOnePerson = Math.max(
      1,
      Math.min(RUNS_OF_ONE_PERSON[weight], concurrency[weight] - 1),
    );
    const next = claims.then(() => {
      // A stopping worker claims nothing more; another worker finds what waits.
      stopping.signal.throwIfAborted();
      return database.claimedRuns.claimNext(jobsOf(weight), id, maxRunsOfOnePerson);
    });
    claims = next.catch(() => {});
    return next;
  };
  const runNext = async (weight: Weight, claimed: () => void): Promise<boolean> => {
    const run = carryOut({
      database,
      queue,
      isolation,
      metrics,
      llm: tools.llm ?? NO_MODEL,
      handlers,
      log,
      workerId: id,
      claim: async () => {
        const next = await claim(weight);
        if (next) claimed();
        return next;
      },
      stopping: stopping.signal,
    });
    running.add(run);
    try {
      return await run;
    } finally {
      running.delete(run);
    }
  };
  const taking = Object.fromEntries(
    WEIGHTS.map((weight) => [
      weight,
      takingRuns((claimed) => runNext(weight, claimed), {
        slots: concurrency[weight],
        isStopping: () => isStopping,
      }),
    ]),
  ) as Record<Weight, TakingRuns>;
  const fill = () => WEIGHTS.forEach((weight) => taking[weight].fill());
  // Runs that waited before this worker started have no message for it.
  fill();
  const sweeper = startSweeper({
    database,
    queue,
    log,
    workerId: id,
    fill,
    everyMs: tools.sweepEveryMs,
  });
  const consumer = queue.consume((_runId, weight) => taking[weight].take());
  const end = async () => {
    isStopping = true;
    clearInterval(presence);
    sweeper.stop();
    await consumer.close();
    await Promise.allSettled(running);
    if (!tools.isolation) await isolation.close();
    await database.workers.gone(id).catch(() => {});
    await life.end().catch(() => {});
  };
  let ended: Promise<void> | undefined;

  return {
    stop({ finishWithinMs = FINISH_WITHIN_MS } = {}) {
      setTimeout(() => stopping.abort(), finishWithinMs).unref();
      return (ended ??= end());
    },
  };
}
