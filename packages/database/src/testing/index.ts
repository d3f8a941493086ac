import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../database.js';
import { askOnce, startTestServer, TEMPLATE, type TestServer, urlOf } from './test-server.js';

export { aPerson } from './a-person.js';
export { askOnce, startTestServer, type TestServer } from './test-server.js';

export interface TestPostgres {
  /** A fresh database of its own, migrated unless told otherwise; gone after `stop`. */
  createDatabase(options?: { migrated?: boolean }): Promise<{ url: string; database: Database }>;
  stop(): Promise<void>;
}

/** Where `npm test` says which server of its own the tests of a run share. */
export const SHARED_SERVER = 'TEST_POSTGRES_URL';

/** Databases in the server that this run of tests shares; a test file run alone starts its own. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const shared = process.env[SHARED_SERVER];
  if (shared) return databasesOf(shared);
  const server = await startTestServer();
  return stoppingWith(server);
}

/** A server of the test's own, which it may take away. */
export async function startOwnTestPostgres(): Promise<TestPostgres & Pick<TestServer, 'restart'>> {
  const server = await startTestServer();
  return { ...stoppingWith(server), restart: (awayMs) => server.restart(awayMs) };
}

function stoppingWith(server: TestServer): TestPostgres {
  const databases = databasesOf(server.url);
  return {
    createDatabase: (options) => databases.createDatabase(options),
    async stop() {
      await databases.stop();
      await server.stop();
    },
  };
}

function databasesOf(server: string): TestPostgres {
  const opened: { name: string; database: Database }[] = [];
  return {
    async createDatabase({ migrated = true } = {}) {
      const name = `liaison_test_${randomUUID().replaceAll('-', '')}`;
      const template = migrated ? TEMPLATE : 'template1';
      // Copying files takes an eighth of what writing every page to the log does.
      const how = `TEMPLATE ${template} STRATEGY FILE_COPY`;
      await askOnce(server, `CREATE DATABASE ${name} ${how}`);
      const url = urlOf(server, name);
      const database = await openDatabase({ url, poolSize: 5 });
      opened.push({ name, database });
      return { url, database };
    },
    async stop() {
      for (const { name, database } of opened) {
        await database.close().catch(() => {});
        await askOnce(server, `DROP DATABASE ${name} WITH (FORCE)`);
      }
    },
  };
}
