import { JOBS } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import { removeAbandonedFolders } from '../making/temporary-folder.js';
import type { Logger } from 'pino';

const SWEEP_MS = 5000;
/** A message that nobody took for so long is sent again; delivered twice, it is done once. */
const LOST_AFTER_MS = 30_000;
const SILENT_FOR_MS = 20_000;
const RETENTION_EVERY_MS = 10 * 60_000;

/** Nothing hangs for ever: lost messages are sent again, runs of dead workers given back or ended. */
export function startSweeper(tools: { database: Database; queue: JobQueue; log: Logger }): {
  stop(): void;
} {
  const { database, queue, log } = tools;
  let retainedAt = 0;
  const sweep = async () => {
    for (const { id, name } of await database.runs.takeLost(LOST_AFTER_MS)) {
      log.warn({ run_id: id, job: name }, 'message lost, sent again');
      await queue.enqueue(id, name);
    }
    for (const run of await database.runs.takeStalled(SILENT_FOR_MS)) {
      if (!run.claimedBy) continue;
      log.warn(
        { run_id: run.id, job: run.name, attempts: run.attempts },
        'worker of a run is gone',
      );
      if (run.attempts >= JOBS[run.name].attempts)
        await database.runs.fail(run.id, run.claimedBy, 'JOB_STALLED', {});
      else if (await database.runs.handBack(run.id, run.claimedBy))
        await queue.enqueue(run.id, run.name);
    }
    if (Date.now() - retainedAt < RETENTION_EVERY_MS) return;
    retainedAt = Date.now();
    await removeAbandonedFolders();
    await database.contents.deleteUnreferenced();
    await database.authSessions.deleteEnded();
  };
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: Error) => log.warn({ error: error.name }, 'sweep failed'))
      .finally(() => {
        sweeping = false;
      });
  }, SWEEP_MS);
  return { stop: () => clearInterval(timer) };
}
