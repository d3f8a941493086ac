import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../database.js';
import {
  askOnce,
  nameOf,
  startTestServer,
  TEMPLATE,
  type TestServer,
  urlOf,
} from './test-server.js';

export { freePort } from '../embedded/free-port.js';
export { aPerson } from './a-person.js';
export { startPartingProxy } from './parting-proxy.js';
export { startSilentProxy } from './silent-proxy.js';
export { storeUnreadQuarter } from './unread-quarter.js';
export { waitingForLocks } from './waiting-for-locks.js';
export { askOnce, startTestServer, type TestServer } from './test-server.js';

export interface TestPostgres {
  /**
   * Creates an empty database, migrated by default, which `stop` removes; or a copy of the one at the URL
   * `like`, which nobody may be connected to.
   */
  createDatabase(options?: {
    migrated?: boolean;
    like?: string;
  }): Promise<{ url: string; database: Database }>;
  stop(): Promise<void>;
}

/** Environment variable with the URL of the server that all tests of an `npm test` run share. */
export const SHARED_SERVER = 'TEST_POSTGRES_URL';

let ofProcess: Promise<TestServer> | undefined;
let restarted: Promise<TestServer> | undefined;

/** Gives databases in the shared server of this test run; without one, in a server of this test process. */
export async function startTestPostgres(): Promise<TestPostgres> {
  return databasesOf(process.env[SHARED_SERVER] ?? (await (ofProcess ??= startForProcess())).url);
}

async function startForProcess(): Promise<TestServer> {
  const server = await startTestServer();
  (globalThis.endAfterTests ??= []).push(() => server.stop());
  return server;
}

/** Gives databases in a server that tests may restart, which those of a process share. */
export async function startOwnTestPostgres(): Promise<TestPostgres & Pick<TestServer, 'restart'>> {
  const server = await (restarted ??= startForProcess());
  const databases = databasesOf(server.url);
  return {
    createDatabase: (options) => databases.createDatabase(options),
    restart: (awayMs) => server.restart(awayMs),
    stop: () => databases.stop(),
  };
}

function databasesOf(server: string): TestPostgres {
  const opened: { name: string; database: Database }[] = [];
  return {
    async createDatabase({ migrated = true, like } = {}) {
      const name = `liaison_test_${randomUUID().replaceAll('-', '')}`;
      const template = like ? nameOf(like) : migrated ? TEMPLATE : 'template1';
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
