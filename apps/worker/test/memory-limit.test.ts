import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { IS_NIGHT, until } from '@lqc/contracts/testing';
import type { Database, JobRun } from '@lqc/database';
import { aPerson, startTestPostgres, type TestPostgres } from '@lqc/database/testing';
import { createQueue, type JobQueue } from '@lqc/queue';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const KIND = 'complete-stored-files';
const PASSED = /memory limit passed/;

let postgres: TestPostgres;
let database: Database;
let url: string;
let queue: JobQueue;
let ownerId: string;
let workers: ChildProcess[];
let holders: { release(): Promise<void> }[];
beforeEach(async () => {
  [workers, holders] = [[], []];
  postgres = await startTestPostgres();
  ({ database, url } = await postgres.createDatabase());
  queue = await createQueue({ databaseUrl: url });
  ({ id: ownerId } = await aPerson(database));
});
afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  for (const holder of holders) await holder.release();
  await queue?.close();
  await postgres?.stop();
});

/** Has the worker itself, not its threads and child processes, hold more than it may. */
const HOLDING = `data:text/javascript,import { isMainThread } from 'node:worker_threads';
  if (isMainThread && process.argv[1] === '${MAIN}') globalThis.held = Buffer.alloc(300 * 2 ** 20, 1);`;
/** A worker that passes its limit some seconds after it came up. */
const start = () => {
  const worker = spawn(process.execPath, ['--import', HOLDING, MAIN], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, WORKER_MAX_MEMORY_MB: '256' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(worker);
  return worker;
};
const hasPassed = async (worker: ReturnType<typeof start>) => {
  for await (const chunk of worker.stderr) if (PASSED.test(String(chunk))) return;
};
const store = async () => {
  const run = { name: KIND, payload: {}, ownerId, requestId: null } as const;
  return database.runs.create(run);
};
const ask = async () => {
  const id = await store();
  await queue.enqueue(id, KIND);
  return id;
};
const comesTo = (id: string, status: JobRun['status']) =>
  until(async () => (await database.runs.find(id))?.status === status, 60_000);
/** Holds up whoever reads of stored files, until it is called. */
const heldUp = async () => {
  const holder = database.dataSource.createQueryRunner();
  holders.push(holder);
  await holder.startTransaction();
  // A worker on a busy machine takes longer than whoever serves may hold a lock.
  await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await holder.query('LOCK TABLE workbook_file');
  return () => holder.commitTransaction();
};

test('a worker past its memory limit ends the run it has in hand, leaves others to its successor, and fails', async () => {
  const worker = start();
  const letGo = await heldUp();
  const inHand = await ask();
  await comesTo(inHand, 'running');
  const ended = once(worker, 'exit');
  await hasPassed(worker);
  // A message that comes just when a worker stops takes up one more run.
  const left = await store();
  await letGo();
  // Its own failure, by which any keeper starts another, and no signal's.
  expect(await ended).toEqual([75, null]);
  expect(await database.runs.find(inHand)).toMatchObject({ status: 'completed', attempts: 1 });
  expect(await database.runs.find(left)).toMatchObject({ status: 'queued', attempts: 0 });
}, 120_000);

// By day `jobs.test` has a worker that finishes what it has in hand told to stop.
if (IS_NIGHT)
  test('a worker past its memory limit that is told to stop hands back in time what it has in hand', async () => {
    const worker = start();
    const letGo = await heldUp();
    const inHand = await ask();
    await comesTo(inHand, 'running');
    await hasPassed(worker);
    const ended = once(worker, 'exit');
    const toldAt = performance.now();
    worker.kill('SIGTERM');
    await comesTo(inHand, 'queued');
    await letGo();
    await ended;
    expect(performance.now() - toldAt).toBeLessThan(28_000);
  }, 120_000);
