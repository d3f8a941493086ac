import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, migrated, openDatabase } from '../src/index.js';
import { HeardClient } from '../src/heard-client.js';
import { startTestPostgres, type TestPostgres, waitingForLocks } from '../src/testing/index.js';

const LATER = `INSERT INTO schema_migration (timestamp, name) VALUES (1800000000000, 'Later1800000000000')`;

/** A migration is added to it once it has landed; no line of it is changed (decision 047). */
const LANDED = new URL('support/landed-migrations.txt', import.meta.url);

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.stop());

/** Keeps the table of accounts to itself, which later migrations refer to, until it is told to let go. */
async function holdAccounts(url: string): Promise<() => Promise<void>> {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE app_user');
  return () => client.end();
}

async function earlierDatabase() {
  const { url, database } = await postgres.createDatabase({ migrated: false });
  const versionBefore = await openDatabase({ url, schemaVersion: 2 });
  await migrate(versionBefore);
  await versionBefore.close();
  return { url, database };
}

test('a migration takes as long as it needs, and so does a gateway that waits for another’s', async () => {
  const { url, database } = await earlierDatabase();
  const letGo = await holdAccounts(url);
  const gateways = await Promise.all(
    [1, 2].map(() => openDatabase({ url, statementWithinMs: 500 })),
  );
  const told: string[] = [];
  const tell = (line: string) => void told.push(line.replaceAll(/\d+/g, 'n'));
  const starting = Promise.all(gateways.map((gateway) => migrate(gateway, { tell })));
  try {
    await waitingForLocks(url, 2);
    // So the session of a gateway that is killed now keeps a second one out until PostgreSQL ends it.
    const migrating = await database.dataSource.query(
      `SELECT FROM pg_locks held JOIN pg_locks waited USING (pid)
        WHERE held.locktype = 'advisory' AND held.granted AND NOT waited.granted`,
    );
    expect(migrating).toHaveLength(1);
    await Promise.race([starting, wait(1500)]);
  } finally {
    await letGo();
  }
  await starting;
  await migrated(database, 0);
  expect(told.toSorted()).toEqual([
    'another gateway migrates the database, or was killed as it did: waiting for it',
    'database migrated: n of n steps in n.n s',
    'migrating the database: n of n steps',
  ]);
  for (const gateway of gateways) await gateway.close();
});

test('a migration waits for a table that somebody holds no longer than the office can, and names the cause', async () => {
  const { url, database } = await earlierDatabase();
  const letGo = await holdAccounts(url);
  try {
    await expect(migrate(database, { tableWithinMs: 200 })).rejects.toThrow(
      'Let a backup that is running end, then start again.',
    );
  } finally {
    await letGo();
  }
  await migrate(database);
  await migrated(database, 0);
});

test('what a later version migrated is not begun with, and whoever serves already goes on', async () => {
  const { database } = await postgres.createDatabase();
  await migrated(database, 0);
  await database.dataSource.query(LATER);
  await expect(migrate(database)).rejects.toThrow('migrated by a later version');
  await expect(migrated(database, 60_000)).rejects.toThrow('migrated by a later version');
  expect(await database.users.count()).toBe(0);
});

test('databases know every landed migration by the name that it landed under', async () => {
  const { database } = await postgres.createDatabase();
  const known: { name: string }[] = await database.dataSource.query(
    'SELECT name FROM schema_migration ORDER BY id',
  );
  expect(known.map(({ name }) => `${name}\n`).join('')).toBe(await readFile(LANDED, 'utf8'));
});

test('a migration is not taken back, and stays known as run', async () => {
  const { database } = await postgres.createDatabase();
  await expect(database.dataSource.undoLastMigration()).rejects.toThrow(
    'no way back but the backup',
  );
  await migrated(database, 0);
});
