import { JOBS } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import type { Logger } from 'pino';
import { completeWhatIsMissing } from './completion.js';
import { removeAbandonedFolders } from './temporary-folder.js';
import { applyRetention } from './retention.js';

const SWEEP_MS = 3000;
/** A message that nobody took for so long is sent again; what still waits stays one message. */
const LOST_AFTER_MS = 15_000;
/** Heartbeats come every 3 s, and no work holds them up: it is done in threads and processes. */
const SILENT_FOR_MS = 10_000;
const TIDY_EVERY_MS = 10 * 60_000;

/** Nothing hangs for ever: lost messages are sent again, runs of dead workers given back or ended. */
export function startSweeper(tools: { database: Database; queue: JobQueue; log: Logger }): {
  stop(): void;
} {
  const { database, queue, log } = tools;
  // While the database was away nobody's heart could be heard: first they may beat again.
  let trustSilenceFrom = 0;
  let tidiedAt = 0;
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
    // What a queue that is away does not take stays lost, until the next sweeps find it so.
    await Promise.allSettled(lost.map((run) => queue.enqueue(run.id, run.name, run.attempts)));
    await applyRetention(database, log);
    await completeWhatIsMissing(database, queue);
    // Folders lie on this machine: each worker looks after its own.
    if (Date.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = Date.now();
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
