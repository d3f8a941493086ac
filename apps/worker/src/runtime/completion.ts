import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';

const CHECK_EVERY_MS = 60_000;

/**
 * Starts the run that completes stored files which an earlier version of the product read, with the
 * details that it did not store. One such run goes at a time; it is started soon after an upgrade, and
 * again when an earlier one did not finish.
 */
export async function startCompletingStoredFiles(
  database: Database,
  queue: JobQueue,
): Promise<void> {
  if (!(await database.upkeep.isDue('complete-stored-files', CHECK_EVERY_MS))) return;
  const ownerId = await database.files.ownerOfIncomplete();
  if (!ownerId || (await database.runs.isUnderWay('complete-stored-files'))) return;
  const run = { name: 'complete-stored-files', payload: {}, ownerId, requestId: null } as const;
  const id = await database.runs.create(run);
  await queue.enqueue(id, run.name).catch(() => {});
}
