import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../database.js';
import { askOnce, startTestServer, TEMPLATE, type TestServer, urlOf } from './test-server.js';

export { aPerson } from './a-person.js';
export { startPartingProxy } from './parting-proxy.js';
export { askOnce, startTestServer, type TestServer } from './test-server.js';

export interface TestPostgres {
  /** Creates an empty database, migrated by default, which `stop` removes. */
  createDatabase(options?: { migrated?: boolean }): Promise<{ url: string; database: Database }>;
  stop(): Promise<void>;
}

/** Environment variable with the URL of the server that all tests of an `npm test` run share. */
export const SHARED_SERVER = 'TEST_POSTGRES_URL';

/** Gives databases in the shared server of this test run; without one, starts its own server. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const shared = process.env[SHARED_SERVER];
  if (shared) return databasesOf(shared);
  const server = await startTestServer();
  return stoppingWith(server);
}

/** Starts a server for one test only, which the test may stop and restart. */
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
      // Copying files takes an eighth of the time of writing every page to the write-ahead log.
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
