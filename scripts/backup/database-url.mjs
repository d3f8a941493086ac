import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { untilCleanedUp, startCaretaker } from '../life/caretaker.mjs';
import { claim } from '../life/claim.mjs';
import { dataDirOf, whoRuns } from '../life/data-dir.mjs';
import { build, install, stopWith } from '../steps.mjs';

/**
 * Gives access, as the owner of its tables, to the database that the product uses here, and where it is: that of
 * `MIGRATION_DATABASE_URL` or `DATABASE_URL`, or the embedded one in `DATA_DIR`, which is started until `stop` is called unless the product is running. Builds the product first,
 * except when it is running, since it is then already built.
 *
 * @param {{ command: string, whileRunning: boolean }} options
 */
export async function databaseUrl({ command, whileRunning }) {
  const given = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL;
  if (given) {
    await install();
    await build();
    const { host, pathname } = new URL(given);
    return { url: given, where: `${host}${pathname}`, async stop() {} };
  }
  const dataDir = dataDirOf(process.env);
  // While the product runs there is something to find; only a restore makes what is not there.
  if (whileRunning && !existsSync(join(dataDir, 'postgres')))
    stopWith(
      `There is no database in ${dataDir}. DATA_DIR names the folder that the product has it in.`,
    );
  const holder = await claim(dataDir, { command, pid: process.pid });
  if (holder && !(whileRunning && holder.address))
    stopWith(`${whoRuns(dataDir, holder)} Nothing was changed; try again when it has ended.`);
  if (!holder) {
    await untilCleanedUp(dataDir);
    await install();
    await build();
    startCaretaker(dataDir);
  }
  const { findEmbeddedPostgres, startEmbeddedPostgres } = await import('#packages/database');
  if (!holder) return { ...(await startEmbeddedPostgres({ dataDir })), where: dataDir };
  // Who holds the folder starts its server, again after a crash; a second one would be in its way.
  const server =
    (await findEmbeddedPostgres(dataDir)) ??
    stopWith(
      `${whoRuns(dataDir, holder)} Its PostgreSQL is not running. Nothing was changed; try again.`,
    );
  return { url: server.url, where: dataDir, async stop() {} };
}
