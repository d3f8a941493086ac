import { aPerson } from '@lqc/database/testing';
import { jobHandlers } from '../src/jobs/index.js';
import { NEVER_MS, type Running, startRunningWorker } from './running-worker.js';

const WORK_MS = 40;

const handlers: typeof jobHandlers = {
  ...jobHandlers,
  'write-comparison': async () => {
    await new Promise((done) => setTimeout(done, WORK_MS));
    return async () => ({}) as never;
  },
};

let running: Running | undefined;
afterEach(() => running?.stop());

test('runs without a message are carried out all the same', async () => {
  running = await startRunningWorker(undefined, { handlers });
  const { database, ownerId, ended } = running;
  const asked = Array.from({ length: 6 }, () => database.runs.create(aRun(ownerId)));
  const over = await Promise.all(asked.map(async (run) => ended(await run)));
  expect(over.map(({ status }) => status)).toEqual(over.map(() => 'completed'));
});

test('no run waits for a sweep, however many of one person stand beside those of another', async () => {
  running = await startRunningWorker(undefined, { handlers, sweepEveryMs: NEVER_MS });
  const { database, queue, ownerId, ended } = running;
  const other = await aPerson(database, 'orang-lain', 'staff');
  const ask = async (owner: string) => {
    const id = await database.runs.create(aRun(owner));
    await queue.enqueue(id, 'write-comparison');
    return id;
  };
  const crowd = await Promise.all(Array.from({ length: 40 }, () => ask(ownerId)));
  for (let click = 0; click < 5; click += 1) await ended(await ask(other.id));
  const over = await Promise.all(crowd.map((id) => ended(id)));
  expect(over.map(({ status }) => status)).toEqual(crowd.map(() => 'completed'));
});

test('the attempts at a run that breaks are 2 s and 4 s apart, however many slots are free, nothing of one goes on beside the next, and the full disk of the server is told', async () => {
  const attempts: number[] = [];
  const besides: AbortSignal[] = [];
  const breaking: typeof jobHandlers = {
    ...jobHandlers,
    'write-comparison': async (_payload, { signal }) => {
      attempts.push(performance.now());
      besides.push(signal);
      throw new Error('the work broke');
    },
    'start-session': async () => async (transaction) =>
      transaction.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$`),
  };
  running = await startRunningWorker(undefined, { handlers: breaking, sweepEveryMs: 200 });
  const { database, ownerId, ended } = running;
  const id = await database.runs.create(aRun(ownerId));
  const onFullDisk = await database.runs.create({ ...aRun(ownerId), name: 'start-session' });
  expect(await ended(id)).toMatchObject({ status: 'failed', errorCode: 'INTERNAL', attempts: 3 });
  const [first, second, third] = attempts as [number, number, number];
  expect(second - first).toBeGreaterThan(1950);
  expect(third - second).toBeGreaterThan(3950);
  expect(besides.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  const full = await ended(onFullDisk);
  expect(full).toMatchObject({ status: 'failed', errorCode: 'SERVER_DISK_FULL' });
});

const aRun = (ownerId: string) =>
  ({
    name: 'write-comparison',
    payload: { sessionId: crypto.randomUUID() },
    ownerId,
    requestId: null,
  }) as const;
