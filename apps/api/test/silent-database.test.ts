import { writeFile } from 'node:fs/promises';
import { systemCode } from '@lqc/contracts';
import { openDatabase } from '@lqc/database';
import { startSilentProxy, startTestPostgres } from '@lqc/database/testing';
import { asCoded } from '../src/http/as-coded.js';

test('a call whose database falls silent is told that the database is not available', async () => {
  const postgres = await startTestPostgres();
  const { url } = await postgres.createDatabase();
  const proxy = await startSilentProxy(url);
  const database = await openDatabase({ url: proxy.url, statementWithinMs: 1000 });
  try {
    proxy.fallSilent();
    expect(await database.users.count().catch(asCoded)).toEqual({
      code: 'DATABASE_UNAVAILABLE',
      args: {},
    });
  } finally {
    await database.close();
    await proxy.stop();
    await postgres.stop();
  }
});

test('of two calls that wait for each other one is told to try again', async () => {
  const postgres = await startTestPostgres();
  const database = await openDatabase({ url: (await postgres.createDatabase()).url });
  try {
    let hasFirst = () => {};
    const first = new Promise<void>((told) => (hasFirst = told));
    const lock = (one: number, other: number, told: () => void, waited: Promise<void>) =>
      database.dataSource.transaction(async (manager) => {
        await manager.query('SELECT pg_advisory_xact_lock($1)', [one]);
        told();
        await waited;
        await manager.query('SELECT pg_advisory_xact_lock($1)', [other]);
      });
    let hasSecond = () => {};
    const second = new Promise<void>((told) => (hasSecond = told));
    const ends = await Promise.all([
      lock(1, 2, hasFirst, second).catch(asCoded),
      lock(2, 1, hasSecond, first).catch(asCoded),
    ]);
    expect(ends.filter(Boolean)).toEqual([{ code: 'DATABASE_TIMED_OUT', args: {} }]);
  } finally {
    await database.close();
    await postgres.stop();
  }
});

test('a call that waits for a whole table is told to try again long before its statement’s time is over', async () => {
  const postgres = await startTestPostgres();
  const { url, database: holding } = await postgres.createDatabase();
  const database = await openDatabase({ url, statementWithinMs: 3000 });
  try {
    await holding.dataSource.transaction(async (transaction) => {
      await transaction.query('LOCK TABLE app_user');
      const waiting = await database.users.count().catch((error: unknown) => error);
      expect(systemCode(waiting)).toBe('55P03');
      expect(asCoded(waiting)).toEqual({ code: 'DATABASE_TIMED_OUT', args: {} });
    });
  } finally {
    await database.close();
    await postgres.stop();
  }
});

test('a full disk has a code of its own, PostgreSQL’s as well as ours', async () => {
  const postgres = await startTestPostgres();
  const database = await openDatabase({ url: (await postgres.createDatabase()).url });
  try {
    const full = database.dataSource.query(
      `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$`,
    );
    expect(await full.catch(asCoded)).toEqual({ code: 'SERVER_DISK_FULL', args: {} });
    if (process.platform !== 'linux') return;
    expect(await writeFile('/dev/full', 'x').catch(asCoded)).toEqual({
      code: 'SERVER_DISK_FULL',
      args: {},
    });
  } finally {
    await database.close();
    await postgres.stop();
  }
});
