import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, listenToRuns, openDatabase, within } from '../src/index.js';
import { startSilentProxy, startTestPostgres, type TestPostgres } from '../src/testing/index.js';

/** Of this test, with what the product should have given up by then. */
const PATIENCE_MS = 10_000;
const CUT = { driverError: { code: 'ETIMEDOUT' } };

let postgres: TestPostgres;
let url: string;
let proxy: Awaited<ReturnType<typeof startSilentProxy>>;
const opened: Database[] = [];
const open = async (statementWithinMs?: number) => {
  const database = await openDatabase({
    url: proxy.url,
    poolSize: 2,
    ...(statementWithinMs && { statementWithinMs }),
  });
  opened.push(database);
  return database;
};

beforeAll(async () => {
  postgres = await startTestPostgres();
  ({ url } = await postgres.createDatabase());
});
beforeEach(async () => {
  proxy = await startSilentProxy(url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const database of opened.splice(0)) await database.close();
  await proxy.stop();
});
afterAll(() => postgres?.stop());

test('a server that falls silent costs the calls that wait for it, and no connection for good', async () => {
  const database = await open(1000);
  // Both connections of the pool.
  await Promise.all([1, 2].map(() => database.users.count()));
  const writing = database.dataSource.transaction(async (transaction) => {
    await transaction.query('SELECT 1');
    proxy.fallSilent();
    await transaction.query('SELECT 2');
  });
  const reading = database.dataSource.query('SELECT pg_sleep(0.9)');
  const ended = await within(PATIENCE_MS, Promise.allSettled([writing, reading]));
  expect(ended).toMatchObject([{ reason: CUT }, { reason: CUT }]);

  proxy.speakAgain();
  expect(await database.isReady()).toBe(true);
  expect(await Promise.all([1, 2, 3].map(() => database.users.count()))).toEqual([0, 0, 0]);
});

test('a server that is slow ends the statement itself, and the connection stays', async () => {
  const database = await open(3000);
  const runner = database.dataSource.createQueryRunner();
  const own = () => runner.query('SELECT pg_backend_pid() AS pid');
  const before = await own();
  await expect(runner.query('SELECT pg_sleep(9)')).rejects.toMatchObject({
    driverError: { code: '57014' },
  });
  expect(await own()).toEqual(before);
  await runner.release();
});

test('a connection on which nobody asks anything stays for longer than an answer may take', async () => {
  const database = await open(500);
  const runner = database.dataSource.createQueryRunner();
  const own = () => runner.query('SELECT pg_backend_pid() AS pid');
  const before = await own();
  await wait(1200);
  expect(await own()).toEqual(before);
  // And is cut all the same when it falls silent after that.
  proxy.fallSilent();
  await expect(within(PATIENCE_MS, own())).rejects.toMatchObject(CUT);
  await runner.release();
});

test('a database that says nothing is not ready, which is known long before its statements are given up', async () => {
  const database = await open();
  expect(await database.isReady()).toBe(true);
  proxy.fallSilent();
  expect(await within(3000, database.isReady())).toBe(false);
});

test('connections that serve ask after a silent server within seconds, not after the system’s two hours', async () => {
  const asks = jest.spyOn(Socket.prototype, 'setKeepAlive');
  await open();
  expect(asks).toHaveBeenCalledWith(true, 10_000);
  asks.mockClear();
  const listener = listenToRuns(url, { onRun() {}, onReconnect() {}, onError() {} });
  expect(asks).toHaveBeenCalledWith(true, 10_000);
  await listener.close();
});
