import type { Database } from '@lqc/database';
import type { Logger } from 'pino';

const DAY_MS = 24 * 60 * 60_000;
/** How long what nobody needs any more is kept all the same. */
const KEPT = { artifactsMs: 7 * DAY_MS, runsMs: 30 * DAY_MS, computationsMs: 30 * DAY_MS };

const APPLIED_EVERY_MS = 10 * 60_000;

/**
 * Deletes what nobody needs any more, once in ten minutes by one of the workers: ended sign-ins,
 * contents that no file and no waiting run refers to, old artifacts, ended runs, and computations
 * that nobody asked for again.
 */
export async function applyRetention(database: Database, log: Logger): Promise<void> {
  if (!(await database.upkeep.isDue('retention', APPLIED_EVERY_MS))) return;
  await database.contents.deleteUnreferenced();
  await database.authSessions.deleteEnded();
  await database.usage.forgetOldDays();
  const deleted = await database.upkeep.deleteOld(KEPT);
  if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'old work deleted');
}
