import { randomUUID } from 'node:crypto';
import {
  type ArtifactResponse,
  CodedError,
  type JobName,
  WORKER_CONCURRENCY,
} from '@lqc/contracts';
import type { Database, JobRun, MadeFile } from '@lqc/database';
import type { TestGateway } from './a-gateway.js';

export type Keep = (file: MadeFile) => Promise<ArtifactResponse>;

/**
 * What a run of each job ends in: a result, a `CodedError`, or what is left to do when it ends, with
 * the files that it keeps.
 */
export type Endings = Partial<Record<JobName, (run: JobRun) => unknown>>;

/** Ends runs as a worker would, through the queue's door, with results that the test gives. */
export async function anInTestWorker({ queue, database }: TestGateway, endings: Endings) {
  const workerId = randomUUID();
  await staysPresent(database, workerId);
  return queue.consume(async (runId) => {
    const run = await database.claimedRuns.claim(runId, workerId);
    if (
      !run ||
      (run.computation && (await database.claimedRuns.completeFromStore(runId, workerId)))
    )
      return;
    const by = run.computation ? { computation: run.computation } : { runId };
    try {
      const ending = await endings[run.name]?.(run);
      await database.claimedRuns.complete(runId, workerId, async (transaction) =>
        typeof ending === 'function'
          ? ending((file: MadeFile) => database.artifacts.store(transaction, by, file))
          : ending,
      );
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      await database.claimedRuns.fail(runId, workerId, error);
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
