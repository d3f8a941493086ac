import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, migrate, openDatabase } from '../database.js';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.js';

export interface TestPostgres {
  readonly url: string;
  /** A fresh database of its own, migrated unless told otherwise; closed by `stop`. */
  createDatabase(options?: { migrated?: boolean }): Promise<{ url: string; database: Database }>;
  /** Ends the server as a crash of its machine would, and starts it again on the same port. */
  restart(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

const TEMPLATE = 'liaison_template';
// Tests need no durability, and three of them may share two cores.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** A real PostgreSQL of a test's own, on a free port, in a temporary folder. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-test-'));
  // The server's account must be able to enter it.
  await chmod(dataDir, 0o711);
  let server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const opened: Database[] = [];
  let count = 0;

  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const urlOf = (name: string) => server.url.replace(/[^/]+$/, name);

  await administer(`CREATE DATABASE ${TEMPLATE}`);
  const template = await openDatabase({ url: urlOf(TEMPLATE) });
  await migrate(template);
  await template.close();

  return {
    url: server.url,
    async createDatabase({ migrated = true } = {}) {
      count += 1;
      const name = `liaison_test_${count}`;
      await administer(`CREATE DATABASE ${name} TEMPLATE ${migrated ? TEMPLATE : 'template1'}`);
      const url = urlOf(name);
      const database = await openDatabase({ url, poolSize: 5 });
      opened.push(database);
      return { url, database };
    },
    async restart(awayMs) {
      const { port } = server;
      await server.stop();
      await new Promise((done) => setTimeout(done, awayMs));
      server = await startEmbeddedPostgres({ dataDir, port, settings: SETTINGS });
    },
    async stop() {
      await Promise.all(opened.map((database) => database.close().catch(() => {})));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
