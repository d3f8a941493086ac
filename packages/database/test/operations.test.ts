import { randomUUID } from 'node:crypto';
import { aPerson } from '../src/testing/index.js';
import { database, postgres, withDatabase } from './support/with-database.js';

let ownerId: string;

withDatabase(async () => {
  ownerId = (await aPerson(database)).id;
});

const worker = randomUUID();
const aRun = (payload: unknown = { sessionId: randomUUID() }) =>
  database.runs.create({
    name: 'compare-quarters',
    payload: payload as never,
    ownerId,
    requestId: 'permintaan-1',
  });
const failed = async () => {
  const id = await aRun();
  await database.claimedRuns.claim(id, worker);
  await database.claimedRuns.fail(id, worker, { code: 'JOB_STALLED' });
  return id;
};
const anArtifact = async () => {
  const runId = await aRun();
  await database.claimedRuns.claim(runId, worker);
  let id = '';
  await database.claimedRuns.complete(runId, worker, async (transaction) => {
    const file = { fileName: 'a.png', mediaType: 'image/png', bytes: Buffer.from('x') };
    ({ artifact_id: id } = await database.artifacts.store(transaction, { runId }, file));
    return {};
  });
  return { id, runId };
};
const aged = (table: string, column: string, id: string, days: number) =>
  database.dataSource.query(
    `UPDATE ${table} SET ${column} = now() - $2 * interval '1 day' WHERE id = $1`,
    [id, days],
  );
const DAY_MS = 24 * 60 * 60_000;
const KEPT = { artifactsMs: 7 * DAY_MS, runsMs: 30 * DAY_MS, computationsMs: 30 * DAY_MS };

test('upkeep is due for one of many who ask at once, and again after its period', async () => {
  const ask = () => database.upkeep.isDue('retention', 60_000);
  const asked = await Promise.all(Array.from({ length: 8 }, ask));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await ask()).toBe(false);
  await database.dataSource.query(`UPDATE upkeep SET begun_at = now() - interval '2 minutes'`);
  expect(await ask()).toBe(true);
});

test('old artifacts go before their runs, young and unfinished ones stay', async () => {
  const [old, young, ancient] = [await anArtifact(), await anArtifact(), await anArtifact()];
  const waiting = await aRun();
  await aged('artifact', 'created_at', old.id, 8);
  await aged('artifact', 'created_at', ancient.id, 31);
  await aged('job_run', 'finished_at', ancient.runId, 31);
  await aged('job_run', 'created_at', waiting, 31);
  expect(await database.upkeep.deleteOld(KEPT)).toEqual({ artifacts: 2, runs: 1, computations: 0 });
  expect(await database.artifacts.read(old.id)).toBeNull();
  expect(await database.runs.find(old.runId)).not.toBeNull();
  expect(await database.artifacts.read(young.id)).not.toBeNull();
  expect(await database.runs.find(ancient.runId)).toBeNull();
  expect(await database.runs.find(waiting)).not.toBeNull();
});

test('an uploaded content that a run still waits for is kept, however old', async () => {
  const [awaited, other] = [
    await database.contents.store(Buffer.from('x')),
    await database.contents.store(Buffer.from('y')),
  ];
  await database.dataSource.query(
    `UPDATE workbook_content SET created_at = now() - interval '2 hours'`,
  );
  await aRun({ sessionId: randomUUID(), file: { contentSha256: awaited } });
  await database.contents.deleteUnreferenced();
  expect(await database.contents.read(awaited)).not.toBeNull();
  expect(await database.contents.read(other)).toBeNull();
});

test('operators see what waits, what failed last, and who is at work', async () => {
  const { database: own } = await postgres.createDatabase();
  const { id: owner } = await aPerson(own, 'ratna');
  const run = () =>
    own.runs.create({
      name: 'write-bab3',
      payload: { sessionId: randomUUID() } as never,
      ownerId: owner,
      requestId: 'permintaan-2',
    });
  const [first, second, third] = [await run(), await run(), await run()];
  await own.dataSource.query(
    `UPDATE job_run SET created_at = now() - interval '90 seconds' WHERE id = $1`,
    [first],
  );
  const concurrency = { quick: 4, heavy: 2, model: 50 };
  await own.workers.seen({ id: worker, host: 'mesin-1', pid: 4321, concurrency });
  await own.claimedRuns.claim(second, worker);
  await own.claimedRuns.claim(third, worker);
  await own.claimedRuns.fail(third, worker, { code: 'INTERNAL' });
  const [unfinished] = await own.runStatistics.unfinished();
  expect(unfinished).toMatchObject({ name: 'write-bab3', queued: 1, running: 1 });
  expect(unfinished!.waitSeconds).toBeGreaterThanOrEqual(90);
  expect(await own.workers.alive()).toMatchObject([
    { id: worker, host: 'mesin-1', pid: 4321, concurrency, running: 1 },
  ]);
  expect(await own.runStatistics.failures(10)).toMatchObject([
    { id: third, errorCode: 'INTERNAL', owner: 'ratna', requestId: 'permintaan-2', attempts: 1 },
  ]);
});

test('a run is taken for stranded sooner when its worker is not connected any more either', async () => {
  const [asking, living, dead] = [randomUUID(), randomUUID(), randomUUID()];
  const lives = [asking, living, dead].map((id) => database.workers.life(id));
  for (const life of lives) await life.hold();
  const [its, lost] = [await aRun(), await aRun()];
  await database.claimedRuns.claim(its, living);
  await database.claimedRuns.claim(lost, dead);
  await lives[2]!.end();
  const stranded = async (limits: { silentForMs: number; goneForMs: number }) =>
    (await database.claimedRuns.findStalled(asking, limits)).map(({ id }) => id);
  // Every worker may have lost its connection with the server's, and this one is the first to be back.
  expect(await stranded({ silentForMs: DAY_MS, goneForMs: 0 })).toEqual([]);
  await database.dataSource.query(`UPDATE job_run SET heartbeat_at = now() + interval '1 hour'`);
  expect(await stranded({ silentForMs: 0, goneForMs: 0 })).toEqual([]);
  expect(await stranded({ silentForMs: 0, goneForMs: -DAY_MS })).toEqual([lost]);
  await database.claimedRuns.fail(its, living, { code: 'JOB_STALLED' });
  await database.claimedRuns.fail(lost, dead, { code: 'JOB_STALLED' });
  await Promise.all(lives.map((life) => life.end()));
});

test('a failed run is put back where it began; one that has not failed is left alone', async () => {
  const id = await failed();
  expect(await database.runs.revive(id)).toEqual({ name: 'compare-quarters' });
  expect(await database.runs.find(id)).toMatchObject({
    status: 'queued',
    attempts: 0,
    errorCode: null,
    finishedAt: null,
  });
  expect(await database.runs.revive(id)).toBeNull();
  expect(await database.runs.revive(randomUUID())).toBeNull();
});
