import { giveToProduct, keepAuditApart, migrate, openDatabase } from '../src/index.js';
import { askOnce, startTestPostgres, type TestPostgres } from '../src/testing/index.js';

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

test.each([
  'ALTER TABLE audit_event DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_event_rows_stay ON audit_event',
  'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
  'DROP FUNCTION refuse_audit_change() CASCADE',
  "SET session_replication_role = 'replica'",
  'DELETE FROM audit_event',
  'TRUNCATE audit_event',
  'DROP TABLE audit_event',
  'DROP SCHEMA public CASCADE',
  'ALTER TABLE audit_event OWNER TO CURRENT_USER',
  'SET ROLE liaison',
])('the product cannot %s', async (statement) => {
  await expect(askOnce(product, statement)).rejects.toThrow(/permission denied|must be owner/);
  expect(await askOnce(product, 'SELECT FROM audit_event')).toHaveLength(2);
});
