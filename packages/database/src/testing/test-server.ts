import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, openDatabase } from '../database.js';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.js';

/** A server that tests make databases in, with a migrated template. */
export interface TestServer {
  readonly url: string;
  /** Ends the server as a crash of its machine would, and starts it again on the same port. */
  restart(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

export const TEMPLATE = 'liaison_template';

// Tests need no durability, and several of them may share two cores.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
];

/** A real PostgreSQL on a free port, in a temporary folder, its schema migrated once. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-test-'));
  // The server's account must be able to enter it.
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(statement).finally(() => client.end());
  return rows;
}

/** The address of another database of the same server. */
export const urlOf = (url: string, database: string): string => url.replace(/[^/]+$/, database);
