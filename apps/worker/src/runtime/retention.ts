import type { Database } from '@lqc/database';
import type { Logger } from 'pino';

const DAY_MS = 24 * 60 * 60_000;
/** How long files that were made, ended runs and unused stored computations are retained. */
const RETENTION = { artifactsMs: 7 * DAY_MS, runsMs: 30 * DAY_MS, computationsMs: 30 * DAY_MS };

const APPLIED_EVERY_MS = 10 * 60_000;

/**
 * Deletes what is past its retention, every ten minutes by one of the workers: what was deleted and not
 * brought back, answers to calls that could be repeated, ended sign-ins, analyses that got no file, the
 * contents of uploads that no file and no waiting run refers to, old artifacts, ended runs, and
 * stored computations that nobody has asked for since.
 */
export async function applyRetention(database: Database, log: Logger): Promise<void> {
  if (!(await database.upkeep.isDue('retention', APPLIED_EVERY_MS))) return;
  await database.undo.deleteOld();
  await database.repeatedCalls.deleteOld();
  await database.sessions.deleteEmpty();
  await database.contents.deleteUnreferenced();
  await database.authSessions.deleteEnded();
  await database.usage.forgetOldDays();
  const deleted = await database.upkeep.deleteOld(RETENTION);
  if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'old work deleted');
}
