import { randomUUID } from 'node:crypto';
import { CodedError, type JobName, WORKER_CONCURRENCY } from '@lqc/contracts';
import type { JobRun } from '@lqc/database';
import type { TestGateway } from './a-gateway.js';

/** What a run of each job ends in: a result, or a `CodedError`. */
export type Endings = Partial<Record<JobName, (run: JobRun) => unknown>>;

/** Ends runs as a worker would, through the queue's door, with answers that the test gives. */
export async function anInTestWorker({ queue, database }: TestGateway, endings: Endings) {
  const workerId = randomUUID();
  await database.workers.seen({
    id: workerId,
    host: 'test',
    pid: 1,
    concurrency: WORKER_CONCURRENCY,
  });
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
