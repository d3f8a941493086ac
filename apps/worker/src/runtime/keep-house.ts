import type { Database } from '@lqc/database';
import type { Logger } from 'pino';

/** How long made files and ended runs are kept. */
const ARTIFACT_KEPT_MS = 7 * 24 * 60 * 60_000;
const RUN_KEPT_MS = 30 * 24 * 60 * 60_000;

const UPKEEP_EVERY_MS = 10 * 60_000;

/**
 * Deletes what nobody needs any more, once in ten minutes by one of the workers: ended sign-ins,
 * contents that no file and no waiting run refers to, old artifacts and ended runs.
 */
export async function keepHouse(database: Database, log: Logger): Promise<void> {
  if (!(await database.upkeep.isDue('retention', UPKEEP_EVERY_MS))) return;
  await database.contents.deleteUnreferenced();
  await database.authSessions.deleteEnded();
  const deleted = await database.upkeep.deleteOld({
    artifactsMs: ARTIFACT_KEPT_MS,
    runsMs: RUN_KEPT_MS,
  });
  if (deleted.artifacts + deleted.runs > 0) log.info(deleted, 'old work deleted');
}
