import { type Database, migrate, openDatabase } from '../../src/index.js';
import { MIGRATIONS } from '../../src/migrations/index.js';
import { postgres } from './with-database.js';

/** A database as the version before this migration left it, which `migrate` brings up to date. */
export async function databaseBefore(migration: (typeof MIGRATIONS)[number]): Promise<Database> {
  const { url, database } = await postgres.createDatabase({ migrated: false });
  const before = await openDatabase({ url, schemaVersion: MIGRATIONS.indexOf(migration) });
  await migrate(before).finally(() => before.close());
  return database;
}
