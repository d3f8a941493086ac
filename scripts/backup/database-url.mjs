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
 */
export async function databaseUrl({ command, whileRunning }) {
  const dataDir = process.env.DATABASE_URL ? null : dataDirOf(process.env);
  const holder = dataDir && (await claim(dataDir, { command, pid: process.pid }));
  if (holder && !(whileRunning && holder.address))
    stopWith(`${whoRuns(dataDir, holder)} Nothing was changed; try again when it has ended.`);
  if (!holder) {
    if (dataDir) await formerIsGone(dataDir);
    await install();
    await build();
  }
  if (!dataDir) {
    const url = process.env.DATABASE_URL;
    return { url, scratch: inScratch(url), async stop() {} };
  }
  if (!holder) startCaretaker(dataDir);
  const { startEmbeddedPostgres } = await import('../../packages/database/dist/index.js');
  const server = await startEmbeddedPostgres({ dataDir });
  return {
    url: server.url,
    scratch: inScratch(server.url),
    stop: async () => holder ?? (await server.stop()),
  };
}

/** Runs work with the address of a new database beside the product's, and drops it afterwards. */
const inScratch = (url) => async (work) => {
  const { default: pg } = await import(require.resolve('pg'));
  const name = `liaison_verify_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
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
