import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { jobsOf, type Weight, WORKER_CONCURRENCY } from '@lqc/contracts';
import type { Database, JobRun } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import type { Logger } from 'pino';
import { Isolation } from '../isolation/isolation.js';
import { WorkerMetrics } from '../status/worker-metrics.js';
import { carryOut } from './carry-out.js';
import type { JobHandlers, LlmAccess } from './job-context.js';
import { startSweeper } from './sweeper.js';

const NO_MODEL: LlmAccess = { baseUrl: '', apiKey: '' };
const PRESENCE_MS = 5000;
/** Work still in hand after so long is given back when the worker is told to stop. */
const FINISH_WITHIN_MS = 20_000;

export interface RunningWorker {
  readonly id: string;
  /** Finishes what is in hand or hands it back, within 30 s. */
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
  /** What the queue was opened with, for operators to see. */
  concurrency?: Readonly<Record<Weight, number>>;
  metrics?: WorkerMetrics;
}): Promise<RunningWorker> {
  const { database, queue, handlers, log } = tools;
  const id = randomUUID();
  const isolation = new Isolation();
  const stopping = new AbortController();
  // Every run in hand hears of it.
  setMaxListeners(0, stopping.signal);
  const inHand = new Set<Promise<boolean>>();
  /** Messages whose run had to wait because its owner has enough in hand: one that ends makes room. */
  const heldBack: Record<Weight, number> = { quick: 0, heavy: 0, model: 0 };
  let isStopping = false;
  const metrics = tools.metrics ?? new WorkerMetrics(database);
  isolation.warm();
  const concurrency = tools.concurrency ?? WORKER_CONCURRENCY;
  const isHere = () =>
    database.workers.seen({ id, host: hostname(), pid: process.pid, concurrency });
  await isHere();
  const presence = setInterval(() => void isHere().catch(() => {}), PRESENCE_MS);
  const sweeper = startSweeper({ database, queue, log });
  // One person's runs never take all places. One claim after the other, or each would find room.
  let claims: Promise<unknown> = Promise.resolve();
  const claim = (weight: Weight): Promise<JobRun | null> => {
    const mostOfOne = Math.max(1, concurrency[weight] - 1);
    const next = claims.then(() => {
      // What was handed back is another worker's; its message is sent again.
      stopping.signal.throwIfAborted();
      return database.claimedRuns.claimNext(jobsOf(weight), id, mostOfOne);
    });
    claims = next.catch(() => {});
    return next;
  };
  const carryNext = async (weight: Weight) => {
    const carried = carryOut(weight, {
      database,
      queue,
      isolation,
      metrics,
      llm: tools.llm ?? NO_MODEL,
      handlers,
      log,
      workerId: id,
      claim,
      stopping: stopping.signal,
    });
    inHand.add(carried);
    try {
      return await carried;
    } finally {
      inHand.delete(carried);
    }
  };
  const consumer = queue.consume(async (_runId, weight) => {
    if (!(await carryNext(weight))) {
      heldBack[weight] += 1;
      return;
    }
    while (heldBack[weight] > 0 && !isStopping) {
      heldBack[weight] -= 1;
      if (!(await carryNext(weight))) heldBack[weight] = 0;
    }
  });

  return {
    id,
    async stop({ finishWithinMs = FINISH_WITHIN_MS } = {}) {
      isStopping = true;
      clearInterval(presence);
      sweeper.stop();
      const patience = setTimeout(() => stopping.abort(), finishWithinMs);
      await consumer.close();
      await Promise.allSettled(inHand);
      clearTimeout(patience);
      await isolation.close();
      await database.workers.gone(id).catch(() => {});
    },
  };
}
