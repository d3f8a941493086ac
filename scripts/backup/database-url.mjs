import { untilCleanedUp, startCaretaker } from '../life/caretaker.mjs';
import { claim } from '../life/claim.mjs';
import { dataDirOf, whoRuns } from '../life/data-dir.mjs';
import { build, install, stopWith } from '../steps.mjs';

/**
 * Gives access, as the owner of its tables, to the database that the product uses here: that of
 * `MIGRATION_DATABASE_URL` or `DATABASE_URL`, or the embedded one in `DATA_DIR`, which is started until `stop` is called unless it is running. Builds the product first,
 * except when it is running, since it is then already built.
 *
 * @param {{ command: string, whileRunning: boolean }} options
 */
export async function databaseUrl({ command, whileRunning }) {
  const given = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL;
  if (given) {
    await install();
    await build();
    return { url: given, scratch: inScratch(given), async stop() {} };
  }
  const dataDir = dataDirOf(process.env);
  const holder = await claim(dataDir, { command, pid: process.pid });
  if (holder && !(whileRunning && holder.address))
    stopWith(`${whoRuns(dataDir, holder)} Nothing was changed; try again when it has ended.`);
  if (!holder) {
    await untilCleanedUp(dataDir);
    await install();
    await build();
    startCaretaker(dataDir);
  }
  const { startEmbeddedPostgres } = await import('#packages/database');
  const server = await startEmbeddedPostgres({ dataDir });
  return {
    url: server.url,
    scratch: inScratch(server.url),
    stop: async () => {
      if (!holder) await server.stop();
    },
  };
}

/**
 * Runs work with the address of a new database on the same server, and drops that database afterwards.
 *
 * @param {string} url
 * @returns {(work: (address: string) => Promise<unknown>) => Promise<void>}
 */
const inScratch = (url) => async (work) => {
  const { HeardClient } = await import('#packages/database');
  const name = `liaison_verify_${process.pid}`;
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    await work(address.href).finally(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  } finally {
    await client.end();
  }
};
