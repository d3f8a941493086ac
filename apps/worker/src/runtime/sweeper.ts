import { JOBS } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import type { Logger } from 'pino';
import { startCompletingStoredFiles } from './completion.js';
import { removeAbandonedFolders } from './temporary-folder.js';
import { applyRetention } from './retention.js';

const SWEEP_MS = 3000;
/**
 * A run that no worker claimed for this long gets its message sent again. Where the first message is
 * still waiting in the queue, the second has the same id and is not added.
 */
const LOST_AFTER_MS = 15_000;
/**
 * A worker without a heartbeat for this long is taken for dead. Heartbeats are due every 3 s, and
 * long work does not delay them, for it is done in threads and child processes.
 */
const SILENT_FOR_MS = 10_000;
const REMOVE_FOLDERS_EVERY_MS = 10 * 60_000;

/**
 * Looks every 3 s for runs that would otherwise hang for ever: sends lost messages again, and hands
 * the runs of dead workers to another worker, or fails them when their attempts are used up.
 */
export function startSweeper(tools: { database: Database; queue: JobQueue; log: Logger }): {
  stop(): void;
} {
  const { database, queue, log } = tools;
  // While the database could not be reached no worker could record a heartbeat. Until they have had
  // time to do so, their silence says nothing.
  let trustSilenceFrom = 0;
  let foldersRemovedAt = 0;
  const sweep = async () => {
    const stalled = await database.strandedRuns.takeStalled(SILENT_FOR_MS);
    for (const run of performance.now() < trustSilenceFrom ? [] : stalled) {
      if (!run.claimedBy) continue;
      log.warn(
        { run_id: run.id, job: run.name, request_id: run.requestId, attempts: run.attempts },
        'worker of a run is gone',
      );
      if (run.attempts >= JOBS[run.name].attempts)
        await database.claimedRuns.fail(run.id, run.claimedBy, 'JOB_STALLED', {});
      else if (await database.claimedRuns.handBack(run.id, run.claimedBy))
        await queue.enqueue(run.id, run.name, run.attempts).catch(() => {});
    }
    const lost = await database.strandedRuns.takeLost(LOST_AFTER_MS);
    if (lost.length > 0) log.warn({ runs: lost.length }, 'messages sent again');
    // When the queue cannot be reached, the next sweep finds the same runs and tries again.
    await Promise.allSettled(lost.map((run) => queue.enqueue(run.id, run.name, run.attempts)));
    await applyRetention(database, log);
    await startCompletingStoredFiles(database, queue);
    // Temporary folders are on this machine, so every worker clears them, not one for all.
    if (Date.now() - foldersRemovedAt < REMOVE_FOLDERS_EVERY_MS) return;
    foldersRemovedAt = Date.now();
    await removeAbandonedFolders();
  };
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: Error) => {
        trustSilenceFrom = performance.now() + SILENT_FOR_MS;
        log.warn({ error: error.name }, 'sweep failed');
      })
      .finally(() => {
        sweeping = false;
      });
  }, SWEEP_MS);
  return { stop: () => clearInterval(timer) };
}
