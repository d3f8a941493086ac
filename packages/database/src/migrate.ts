import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Database } from './database.js';
import { isOfLaterVersion } from './migrations/later-version.js';
import { letServe } from './serving-role.js';

/** An arbitrary number that every process which migrates locks. */
const MIGRATION_LOCK = 7_208_401;

/**
 * Brings the schema up to date. Several gateways may start at once: one migrates, the others wait. The limits
 * of those who serve hold for neither: what took longer once would do so at every start.
 *
 * @param servingUrl the database's address for the role that serves, where that is another one
 * @throws Error when a later version migrated the database
 */
export async function migrate(
  { dataSource: { options } }: Database,
  servingUrl?: string,
): Promise<void> {
  const patient = new DataSource({
    ...options,
    extra: { ...options.extra, statement_timeout: 0, answerWithinMs: 0 },
  } as DataSourceOptions);
  await patient.initialize();
  try {
    const runner = patient.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrationsRun(patient);
    await patient.runMigrations({ transaction: 'each' });
    if (servingUrl) await letServe(runner, servingUrl);
  } finally {
    // Ends the session that holds the lock.
    await patient.destroy();
  }
}

const LOOK_AGAIN_MS = 500;

/**
 * Waits until a gateway has brought the schema up to date, since a worker may start before it.
 *
 * @throws Error when it takes longer, and when a later version migrated the database
 */
export async function migrated({ dataSource }: Database, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await isUpToDate(dataSource))) {
    if (performance.now() > until)
      throw new Error('the database has no schema yet; start a gateway');
    await new Promise((look) => setTimeout(look, LOOK_AGAIN_MS));
  }
}

async function isUpToDate(dataSource: DataSource): Promise<boolean> {
  const done = new Set(await migrationsRun(dataSource));
  return dataSource.migrations.every(({ constructor }) => done.has(constructor.name));
}

/**
 * Names of the migrations that were run. Unlike TypeORM's `showMigrations`, creates no table, which would
 * collide with a gateway doing the same.
 *
 * @throws Error when a later version ran some. Only a start asks: who serves already goes on, as a gateway of
 *   the later version starts beside it.
 */
async function migrationsRun(dataSource: DataSource): Promise<string[]> {
  const [{ known }]: [{ known: boolean }] = await dataSource.query(
    `SELECT to_regclass('schema_migration') IS NOT NULL AS known`,
  );
  if (!known) return [];
  const rows: { name: string }[] = await dataSource.query(`SELECT name FROM schema_migration`);
  const names = rows.map(({ name }) => name);
  if (isOfLaterVersion(names))
    throw new Error(
      'The database was migrated by a later version; start that version or one after it.',
    );
  return names;
}
