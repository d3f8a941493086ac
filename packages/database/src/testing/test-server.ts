import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.js';
import { migrate } from '../migrate.js';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.js';
import { withClient } from '../heard-client.js';

/** A server in which tests create databases from a migrated template. */
export interface TestServer {
  readonly url: string;
  /** Kills the server as a crash would, and starts it again on the same port after `awayMs`. */
  restart(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

export const TEMPLATE = 'liaison_template';

// Tests need no durability, and several of them may share two cores.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=300',
];

/** Starts a PostgreSQL on a free port, in a temporary folder, with a migrated template database. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-test-'));
  // The account that the server runs as must be able to enter the folder.
  await chmod(dataDir, 0o711);
  let server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const { url, port } = server;
  await askOnce(url, `CREATE DATABASE ${TEMPLATE}`);
  const template = await openDatabase({ url: urlOf(url, TEMPLATE) });
  await migrate(template);
  await template.close();

  return {
    url,
    async restart(awayMs) {
      await server.stop();
      await new Promise((done) => setTimeout(done, awayMs));
      server = await startEmbeddedPostgres({ dataDir, port, settings: SETTINGS });
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The rows of one statement, asked by a connection of its own. */
export async function askOnce(url: string, statement: string): Promise<unknown[]> {
  const { rows } = await withClient({ connectionString: url }, (client) => client.query(statement));
  return rows;
}

/** The URL of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** The name of the database at a URL. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);
