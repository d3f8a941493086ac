import { giveToProduct, keepAuditApart, migrate, migrated, openDatabase } from '../src/index.js';
import { aPerson, askOnce, startTestPostgres, type TestPostgres } from '../src/testing/index.js';

let server: TestPostgres;
/** Of a server whose data a version before made, as the superuser that it was. */
let superuser: string;
let product: string;

beforeAll(async () => {
  server = await startTestPostgres();
  ({ url: superuser } = await server.createDatabase());
  await askOnce(superuser, ADD);
});
afterAll(() => server?.stop());

const ADD = `INSERT INTO audit_event (action, outcome) VALUES ('sign-in', 'done')`;

const migratedAs = async (url: string) => {
  const database = await openDatabase({ url, applicationName: 'test' });
  try {
    await migrate(database);
    return (await database.users.list()).length;
  } finally {
    await database.close();
  }
};

test('what a superuser had made is migrated and used by a role that is none, start after start', async () => {
  for (const _ of [1, 2]) {
    product = await giveToProduct(superuser);
    expect(await migratedAs(product)).toBe(0);
    await keepAuditApart(superuser);
  }
  expect(
    await askOnce(
      product,
      'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user',
    ),
  ).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  await askOnce(product, `UPDATE setting SET value = value`);
});

test('the product adds to the audit log and reads it', async () => {
  await askOnce(product, ADD);
  expect(await askOnce(product, 'SELECT outcome FROM audit_event')).toHaveLength(2);
});

const OF_OWNERS = [
  'ALTER TABLE audit_event DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_event_rows_stay ON audit_event',
  'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
  'DROP FUNCTION refuse_audit_change() CASCADE',
  "SET session_replication_role = 'replica'",
  'DELETE FROM audit_event',
  // A row of any time, and one that stays the newest, after which no other has a number.
  "INSERT INTO audit_event (at, action, outcome) VALUES ('2017-01-01', 'sign-in', 'done')",
  "INSERT INTO audit_event (id, action, outcome) OVERRIDING SYSTEM VALUE VALUES (9223372036854775807, 'sign-in', 'done')",
  'TRUNCATE audit_event',
  'DROP TABLE audit_event',
  'DROP SCHEMA public CASCADE',
  'ALTER TABLE audit_event OWNER TO CURRENT_USER',
  'SET ROLE liaison',
];

test.each(OF_OWNERS)('the product cannot %s', async (statement) => {
  await expect(askOnce(product, statement)).rejects.toThrow(/permission denied|must be owner/);
  expect(await askOnce(product, 'SELECT FROM audit_event')).toHaveLength(2);
});

describe('with a database of one’s own and a role for each, the role that serves', () => {
  let serving: string;
  beforeAll(async () => {
    const { url: owner, database } = await server.createDatabase({ migrated: false });
    const address = new URL(owner);
    address.username = `Melayani "${process.pid}"`;
    address.password = `kata'sandi/`;
    serving = address.href;
    for (const _ of [1, 2]) await migrate(database, { servingUrl: serving });
    await database.close();
  });

  test('finds the schema up to date and works with the rows of every table', async () => {
    const database = await openDatabase({ url: serving });
    await migrated(database, 0);
    const tables = database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rights = (await askOnce(
      serving,
      `SELECT t AS table, has_table_privilege(t, 'SELECT') AND has_any_column_privilege(t, 'INSERT') AS grows,
              has_table_privilege(t, 'UPDATE') AND has_table_privilege(t, 'DELETE') AS changes
         FROM unnest('{${tables.join()}}'::text[]) AS t`,
    )) as { table: string; grows: boolean; changes: boolean }[];
    expect(rights.filter(({ grows }) => !grows)).toEqual([]);
    expect(rights.filter(({ changes }) => !changes).map(({ table }) => table)).toEqual([
      'audit_event',
    ]);
    await aPerson(database);
    await askOnce(serving, ADD);
    expect(await askOnce(serving, `UPDATE app_user SET disabled = true RETURNING id`)).toHaveLength(
      1,
    );
    await askOnce(serving, 'CREATE SCHEMA bullmq');
    await database.close();
  });

  test.each([...OF_OWNERS, `UPDATE schema_migration SET name = name`, 'DROP TABLE app_user'])(
    'cannot %s',
    async (statement) => {
      await expect(askOnce(serving, statement)).rejects.toThrow(/permission denied|must be owner/);
      expect(await askOnce(serving, 'SELECT FROM audit_event')).toHaveLength(1);
    },
  );
});
