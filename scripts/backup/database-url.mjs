import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formerIsGone, startCaretaker } from '../life/caretaker.mjs';
import { claim } from '../life/claim.mjs';
import { dataDirOf, whoRuns } from '../life/data-dir.mjs';
import { build, install, ROOT, stopWith } from '../steps.mjs';

const require = createRequire(join(ROOT, 'packages/database/package.json'));

/**
 * The database that the product uses here, with the product built: `DATABASE_URL`, or the embedded
 * one below `DATA_DIR`, which is started for the while when it does not run. What runs is built
 * already, and stays as it is.
 *
 * @param {{ command: string, whileRunning: boolean }} options
 */
export async function databaseUrl({ command, whileRunning }) {
  const given = process.env.DATABASE_URL;
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
    await formerIsGone(dataDir);
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
 * Runs work with the address of a new database beside the product's, and drops it afterwards.
 *
 * @param {string} url
 * @returns {(work: (address: string) => Promise<unknown>) => Promise<void>}
 */
const inScratch = (url) => async (work) => {
  const { Client } = require('pg');
  const name = `liaison_verify_${process.pid}`;
  const client = new Client({ connectionString: url });
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
