import { type ErrorCode, errorKind, JOBS } from '@lqc/contracts';
import { type Database, isConnectionLost, removeAbandonedFolders } from '@lqc/database';
import { type JobQueue, rateLimited } from '@lqc/queue';
import type { Logger } from 'pino';
import { startCompletingStoredFiles } from './completion.js';
import { applyRetention } from './retention.js';

const SWEEP_MS = 3000;
/**
 * A worker without a heartbeat for this long is taken for dead. Heartbeats are due every 3 s, and
 * long work does not delay them, for it is done in threads and child processes.
 */
const SILENT_FOR_MS = 10_000;
/** The same for a worker whose database connection has ended too, as it does with the process. */
const GONE_FOR_MS = 5000;
const REMOVE_FOLDERS_EVERY_MS = 10 * 60_000;
/** While a server is away every sweep fails. */
const TELL_OF_FAILURE_EVERY_MS = 60_000;

/**
 * Looks every 3 s for runs that would otherwise hang for ever: gives back those of dead workers, or fails
 * them when their attempts are used up, and has this worker take up what waits.
 */
export function startSweeper(tools: {
  database: Database;
  queue: JobQueue;
  log: Logger;
  workerId: string;
  fill: () => void;
  everyMs?: number | undefined;
}): { stop(): void } {
  const { database, queue, log, workerId, fill, everyMs = SWEEP_MS } = tools;
  // While the database could not be reached no worker could record a heartbeat. Until they have had
  // time to do so, their silence says nothing.
  let trustSilenceFrom = 0;
  let foldersRemovedAt = 0;
  const sweep = async () => {
    const stalled = await database.claimedRuns.findStalled(workerId, {
      silentForMs: SILENT_FOR_MS,
      goneForMs: GONE_FOR_MS,
    });
    for (const run of performance.now() < trustSilenceFrom ? [] : stalled) {
      if (!run.claimedBy) continue;
      log.warn(
        { run_id: run.id, job: run.name, request_id: run.requestId, attempts: run.attempts },
        'worker of a run is gone',
      );
      if (run.attempts >= JOBS[run.name].attempts)
        await database.claimedRuns.fail(run.id, run.claimedBy, { code: 'JOB_STALLED' });
      else await database.claimedRuns.handBack(run.id, run.claimedBy);
    }
    fill();
    await applyRetention(database, log);
    await startCompletingStoredFiles(database, queue);
    // Temporary folders are on this machine, so every worker clears them, not one for all.
    if (Date.now() - foldersRemovedAt < REMOVE_FOLDERS_EVERY_MS) return;
    foldersRemovedAt = Date.now();
    await removeAbandonedFolders('work');
  };
  const tellOfFailure = rateLimited<unknown>(TELL_OF_FAILURE_EVERY_MS, (error, leftOut) =>
    log.warn(
      {
        ...(isConnectionLost(error) && { code: 'DATABASE_UNAVAILABLE' satisfies ErrorCode }),
        error: errorKind(error),
        leftOut,
      },
      'sweep failed',
    ),
  );
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: unknown) => {
        trustSilenceFrom = performance.now() + SILENT_FOR_MS;
        tellOfFailure(error);
      })
      .finally(() => {
        sweeping = false;
      });
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}
