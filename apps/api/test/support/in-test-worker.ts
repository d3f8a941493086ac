import { randomUUID } from 'node:crypto';
import { CodedError, type JobName, WORKER_CONCURRENCY } from '@lqc/contracts';
import type { Database, JobRun } from '@lqc/database';
import type { TestGateway } from './a-gateway.js';

/** What a run of each job ends in: a result, or a `CodedError`. */
export type Endings = Partial<Record<JobName, (run: JobRun) => unknown>>;

/** Ends runs as a worker would, through the queue's door, with answers that the test gives. */
export async function anInTestWorker({ queue, database }: TestGateway, endings: Endings) {
  const workerId = randomUUID();
  await staysPresent(database, workerId);
  return queue.consume(async (runId) => {
    const run = await database.runs.claim(runId, workerId);
    if (!run) return;
    try {
      const result = await endings[run.name]?.(run);
      await database.runs.complete(runId, workerId, async () => result);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      await database.runs.fail(runId, workerId, error.code, error.args);
    }
  });
}

const SEEN_EVERY_MS = 5000;

/** Tells that the worker is there, and goes on telling it until the database is closed. */
export async function staysPresent(database: Database, id: string): Promise<void> {
  const tell = () =>
    database.workers.seen({ id, host: 'test', pid: 1, concurrency: WORKER_CONCURRENCY });
  await tell();
  const timer = setInterval(() => void tell().catch(() => clearInterval(timer)), SEEN_EVERY_MS);
  timer.unref();
}
