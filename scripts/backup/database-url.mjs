import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ROOT } from '../steps.mjs';

const require = createRequire(join(ROOT, 'packages/database/package.json'));

/**
 * The database that the product uses here: `DATABASE_URL`, or the embedded one below `DATA_DIR`,
 * which is started for the while when it does not run.
 */
export async function databaseUrl() {
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, scratch: inScratch(process.env.DATABASE_URL), stop };
  const { startEmbeddedPostgres } = await import('../../packages/database/dist/index.js');
  const dataDir = resolve(ROOT, process.env.DATA_DIR || 'data');
  const wasRunning = existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
  const server = await startEmbeddedPostgres({ dataDir });
  return {
    url: server.url,
    scratch: inScratch(server.url),
    stop: () => (wasRunning ? stop() : server.stop()),
  };
}

async function stop() {}

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
