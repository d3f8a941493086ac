import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';

const LOOKED_EVERY_MS = 60_000;

/**
 * Has stored files completed that a version before read, by one run at a time: at the first look
 * after a new version started, and again where a run did not come to its end.
 */
export async function completeWhatIsMissing(database: Database, queue: JobQueue): Promise<void> {
  if (!(await database.upkeep.isDue('complete-stored-files', LOOKED_EVERY_MS))) return;
  const ownerId = await database.files.ownerOfIncomplete();
  if (!ownerId || (await database.runs.isUnderWay('complete-stored-files'))) return;
  const run = { name: 'complete-stored-files', payload: {}, ownerId, requestId: null } as const;
  const id = await database.runs.create(run);
  await queue.enqueue(id, run.name).catch(() => {});
}
