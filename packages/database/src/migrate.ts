import { errorKind } from '@lqc/contracts';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Database } from './database.js';
import { isOfLaterVersion } from './migrations/later-version.js';
import { letServe } from './serving-role.js';

/** An arbitrary number that every process which migrates locks. */
const MIGRATION_LOCK = 7_208_401;

/** Meanwhile everybody who asks for the table waits behind the migration. */
const TABLE_WITHIN_MS = 5000;
/** `lock_not_available`, for want of time. */
const NOT_IN_TIME = '55P03';

export interface Migrating {
  /** The database's address for the role that serves, where that is another one. */
  readonly servingUrl?: string;
  /** Hears what the start is at, which may take long and must not look as if it hung. */
  readonly tell?: (line: string) => void;
  readonly tableWithinMs?: number;
}

/**
 * Brings the schema up to date. Several gateways may start at once: one migrates, the others wait. The limits
 * of those who serve hold for neither: what took longer once would do so at every start. But for a table that
 * somebody else holds it does not wait long.
 *
 * @throws Error when a later version migrated the database, and when a table is not let go of
 */
export async function migrate(
  { dataSource: { options } }: Database,
  { servingUrl, tell = () => {}, tableWithinMs = TABLE_WITHIN_MS }: Migrating = {},
): Promise<void> {
  const patient = new DataSource({
    ...options,
    extra: { ...options.extra, statement_timeout: 0, lock_timeout: 0, answerWithinMs: 0 },
  } as DataSourceOptions);
  await patient.initialize();
  try {
    // One session locks and migrates: PostgreSQL may be at the statement of a killed gateway for some time, and
    // keeps others out for as long.
    const runner = patient.createQueryRunner();
    const [{ mine }] = await runner.query('SELECT pg_try_advisory_lock($1) AS mine', [
      MIGRATION_LOCK,
    ]);
    if (!mine) {
      tell('another gateway migrates the database, or was killed as it did: waiting for it');
      await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    const { length: all } = patient.migrations;
    const left = all - (await migrationsRun(patient)).length;
    if (left > 0) tell(`migrating the database: ${left} of ${all} steps`);
    const begun = performance.now();
    await runner.query(`SET lock_timeout = ${tableWithinMs}`);
    const executor = new MigrationExecutor(patient, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    if (servingUrl) await letServe(runner, servingUrl);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (left > 0) tell(`database migrated: ${left} of ${all} steps in ${seconds} s`);
    await holdAgainstChecks(runner, tell);
  } catch (error) {
    if ((error as { driverError?: { code?: string } }).driverError?.code !== NOT_IN_TIME)
      throw error;
    throw new Error(
      'The database cannot be migrated while something else holds its tables. Let a backup that is running end, then start again.',
      { cause: error },
    );
  } finally {
    // Ends the session that holds the lock.
    await patient.destroy();
  }
}

/**
 * Holds the rows of before against checks that came after them. A check that some of them break is for new rows
 * alone until they are mended, and every start tells of it.
 */
async function holdAgainstChecks(runner: QueryRunner, tell: (line: string) => void) {
  const checks: { table: string; name: string }[] = await runner.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name FROM pg_constraint
      WHERE contype = 'c' AND NOT convalidated AND connamespace = 'public'::regnamespace
      ORDER BY conname`,
  );
  for (const { table, name } of checks)
    await runner
      .query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`)
      .catch((error: unknown) =>
        tell(
          `rows of ${table} are not all found as ${name} has them (${errorKind(error)}): what reads those may fail until they are mended; the next start looks again`,
        ),
      );
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
