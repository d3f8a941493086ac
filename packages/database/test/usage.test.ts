import { randomBytes, randomUUID } from 'node:crypto';
import { CodedError, jobsOf } from '@lqc/contracts';
import { CountedBytes1700000000051 } from '../src/migrations/0051-counted-bytes.js';
import { BelievedCounts1700000000057 } from '../src/migrations/0057-believed-counts.js';
import { aPerson } from '../src/testing/index.js';
import { database, withDatabase } from './support/with-database.js';

withDatabase();

const aRun = (ownerId: string, name: 'explain-sector' | 'write-summary' = 'explain-sector') => ({
  name,
  payload: { sessionId: randomUUID() } as never,
  ownerId,
  requestId: null,
  computation: null,
});
const worker = randomUUID();
const quick = jobsOf('quick');
const claimNext = (jobs: ReturnType<typeof jobsOf>, by = worker, most = 100) =>
  database.claimedRuns.claimNext(jobs, by, most);

test("a person's many runs stand beside another's single one, not before it", async () => {
  const [many, single] = [
    await aPerson(database, 'banyak', 'staff'),
    await aPerson(database, 'satu', 'staff'),
  ];
  for (let at = 0; at < 20; at += 1) await database.runs.create(aRun(many.id));
  const first = await claimNext(quick);
  expect(first!.ownerId).toBe(many.id);
  const click = await database.runs.create(aRun(single.id));
  // One is in hand; whoever is free next takes the other's click.
  const second = await claimNext(quick);
  expect(second!.id).toBe(click);
  // With nothing in hand, whose turn was longer ago comes first.
  for (const run of [first!, second!])
    await database.claimedRuns.complete(run.id, worker, async () => ({}));
  const again = await database.runs.create(aRun(single.id));
  const owners: string[] = [];
  for (let turns = 0; turns < 2; turns += 1) {
    const run = await claimNext(quick);
    owners.push(run!.ownerId);
    await database.claimedRuns.complete(run!.id, worker, async () => ({}));
  }
  expect(owners).toEqual([many.id, single.id]);
  expect((await database.runs.find(again))!.status).toBe('completed');
});

test('every run has its turn, whoever takes them and however many at once', async () => {
  const owner = await aPerson(database, 'semua', 'staff');
  const begun = new Set<string>();
  for (let at = 0; at < 12; at += 1) begun.add(await database.runs.create(aRun(owner.id)));
  const taken: string[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (;;) {
        const run = await claimNext(quick, randomUUID());
        if (!run) return;
        if (begun.has(run.id)) taken.push(run.id);
      }
    }),
  );
  expect(taken.toSorted()).toEqual([...begun].toSorted());
});

test("one person's runs never take all places of a worker", async () => {
  const [many, single] = [
    await aPerson(database, 'serakah', 'staff'),
    await aPerson(database, 'sabar', 'staff'),
  ];
  const [here, elsewhere] = [randomUUID(), randomUUID()];
  const runs: string[] = [];
  for (let at = 0; at < 4; at += 1) runs.push(await database.runs.create(aRun(many.id)));
  const [first] = [await claimNext(quick, here, 2), await claimNext(quick, here, 2)];
  expect(await claimNext(quick, here, 2)).toBeNull();
  const click = await database.runs.create(aRun(single.id));
  expect((await claimNext(quick, here, 2))!.id).toBe(click);
  // Another worker has places of its own, and one that ended makes room.
  expect((await claimNext(quick, elsewhere, 2))!.ownerId).toBe(many.id);
  await database.claimedRuns.complete(first!.id, here, async () => ({}));
  expect((await claimNext(quick, here, 2))!.ownerId).toBe(many.id);
  expect(runs).toContain(first!.id);
});

test('clicks go before batches, of whomever', async () => {
  const owner = await aPerson(database, 'tumpuk', 'staff');
  const heavy = jobsOf('heavy');
  expect(heavy.batches.length).toBeGreaterThan(0);
  const batch = { ...aRun(owner.id), name: heavy.batches[0]! };
  const behind = await database.runs.create(batch);
  const click = await database.runs.create({ ...aRun(owner.id), name: 'write-bab3' });
  expect((await claimNext(heavy))!.id).toBe(click);
  expect((await claimNext(heavy))!.id).toBe(behind);
  expect(await claimNext(heavy)).toBeNull();
});

test("a person's batches leave a place of the worker's to the person's click", async () => {
  const owner = await aPerson(database, 'berkas', 'staff');
  const [heavy, here] = [jobsOf('heavy'), randomUUID()];
  for (const _ of 'ab') await database.runs.create({ ...aRun(owner.id), name: 'load-sample-data' });
  expect(await claimNext(heavy, here, 2)).not.toBeNull();
  expect(await claimNext(heavy, here, 2)).toBeNull();
  const click = await database.runs.create({ ...aRun(owner.id), name: 'write-bab3' });
  expect((await claimNext(heavy, here, 2))!.id).toBe(click);
  // A worker with a single place for a person has it for both.
  expect(await claimNext(heavy, randomUUID(), 1)).not.toBeNull();
});

test('reports are refreshed by one run at a time, whoever asked for it and whoever claims it', async () => {
  const heavy = jobsOf('heavy');
  for (const name of ['ganti', 'pulih']) {
    const { id } = await aPerson(database, name, 'staff');
    await database.runs.create({ ...aRun(id), name: 'refresh-reports' });
  }
  const claimed = await Promise.all([1, 2, 3].map(() => claimNext(heavy, randomUUID())));
  const [first, ...others] = claimed.filter((run) => run !== null);
  expect(others).toEqual([]);
  await database.claimedRuns.complete(first!.id, first!.claimedBy!, async () => ({}));
  expect((await claimNext(heavy))!.name).toBe('refresh-reports');
});

test('what a dead worker had in hand goes before what never began, of whomever', async () => {
  const [unlucky, waiting] = [
    await aPerson(database, 'sial', 'staff'),
    await aPerson(database, 'menunggu', 'staff'),
  ];
  const heavy = jobsOf('heavy');
  const batch = { ...aRun(unlucky.id), name: heavy.batches[0]! };
  const given = await database.runs.create(batch);
  await claimNext(heavy);
  await database.runs.create({ ...aRun(waiting.id), name: 'write-bab3' });
  await database.claimedRuns.handBack(given, worker);
  expect((await claimNext(heavy))!.id).toBe(given);
  expect((await claimNext(heavy))!.ownerId).toBe(waiting.id);
});

test('a run whose work broke is left alone for 2 s, then for 4 s; one handed back at a stop is not', async () => {
  const owner = await aPerson(database, 'rusak', 'staff');
  const heavy = jobsOf('heavy');
  const id = await database.runs.create({ ...aRun(owner.id), name: 'write-bab3' });
  const claimed = async () => (await claimNext(heavy))?.id;
  const pauseOver = () =>
    database.dataSource.query(`UPDATE job_run SET not_before = now() WHERE id = $1`, [id]);
  const breaks = async () => {
    await database.claimedRuns.handBack(id, worker, { broke: true });
    expect(await claimed()).toBeUndefined();
    expect(await database.claimedRuns.claim(id, worker)).toBeNull();
    const [{ seconds }] = await database.dataSource.query(
      `SELECT extract(epoch FROM not_before - now())::float AS seconds FROM job_run WHERE id = $1`,
      [id],
    );
    return Math.ceil(seconds);
  };
  expect(await claimed()).toBe(id);
  expect(await breaks()).toBe(2);
  await pauseOver();
  expect(await claimed()).toBe(id);
  expect(await breaks()).toBe(4);
  await pauseOver();
  expect(await claimed()).toBe(id);
  await database.claimedRuns.handBack(id, worker);
  expect(await claimed()).toBe(id);
});

test('however many ask at once, no more runs of one person are unfinished than may be', async () => {
  const owner = await aPerson(database, 'borong', 'staff');
  const within = { names: ['write-summary'] as const, limit: 4 };
  const asked = Array.from({ length: 10 }, () => ({
    run: aRun(owner.id, 'write-summary'),
    within,
  }));
  const outcomes = (
    await Promise.all(Array.from({ length: 20 }, () => database.runs.beginWithin(asked)))
  ).flat();
  const refused = outcomes.filter((one) => one instanceof CodedError);
  expect(refused).toHaveLength(196);
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY_RUNS', args: { limit: 4 } });
});

test('runs that are begun together are carried out in the order in which they were asked for', async () => {
  const owner = await aPerson(database, 'berurut', 'staff');
  const within = { names: ['explain-sector'] as const, limit: 6 };
  const asked = Array.from({ length: 8 }, () => ({ run: aRun(owner.id), within }));
  const begun = await database.runs.beginWithin(asked);
  const ids = begun.flatMap((one) => (one instanceof CodedError ? [] : [one.id]));
  expect(ids).toHaveLength(6);
  const claimed: string[] = [];
  for (;;) {
    const run = await claimNext(quick);
    if (!run) break;
    if (run.ownerId === owner.id) claimed.push(run.id);
  }
  expect(claimed).toEqual(ids);
});

test('what a refused run was to read goes with it, unless something else needs it', async () => {
  const owner = await aPerson(database, 'kirim', 'staff');
  const reading = async (contentSha256: string) => {
    const file = { contentSha256, fileName: 'a.xlsx' };
    const payload = { sessionId: randomUUID(), file } as never;
    const run = { ...aRun(owner.id), name: 'upload-file-1' as const, payload };
    return database.runs.create(run);
  };
  const shas: string[] = [];
  for (const text of ['bukan excel', 'bukan Excel'])
    shas.push(await database.contents.store(Buffer.from(text), owner.id));
  const [refused, shared] = [await reading(shas[0]!), await reading(shas[1]!)];
  await reading(shas[1]!);
  expect((await database.usage.storedBytes(owner.id)).own).toBe(22);
  for (const id of [refused, shared]) {
    await database.claimedRuns.claim(id, worker);
    await database.claimedRuns.fail(id, worker, { code: 'WORKBOOK_DAMAGED' });
    await database.contents.deleteUnread(id);
  }
  expect(await database.contents.read(shas[0]!)).toBeNull();
  expect(await database.contents.read(shas[1]!)).not.toBeNull();
  expect((await database.usage.storedBytes(owner.id)).own).toBe(11);
});

/** Nothing that PostgreSQL could store in less. */
const words = () => randomBytes(9000).toString('base64');

const aSurvey = () => {
  const answer = { hasLikertRow: false, score: null, scoreCell: null, narrativeCell: 'B2' };
  const contact = { name: 'PT Contoh', companyKey: 'contoh', sheet: 'A', position: 1 };
  return database.surveys.store(database.dataSource.manager, {
    contentSha256: randomUUID(),
    findings: {},
    contacts: [{ ...contact, answers: [{ ...answer, indicator: 'domestik', narrative: words() }] }],
  });
};

const aSource = (fileId: string | null) => ({
  file_id: fileId,
  label: 'Triwulan I 2025',
  file_name: 'a.xlsx',
  upload_date: '2025-01-01T00:00:00Z',
  owner_username: 'admin',
  sha256: 'a',
});

async function aStoredQuarter(label: string, ownerId: string) {
  const surveyId = await aSurvey();
  const contentSha256 = await database.contents.store(Buffer.from(label), ownerId);
  const file = { kind: 'quarterly', fileName: 'a.xlsx', registerId: null, ownerId } as const;
  const stored = { ...file, label, contentSha256, surveyId };
  await database.files.store(database.dataSource.manager, stored);
  return surveyId;
}

test('of an analysis of two stored quarters and an upload the upload alone takes a place', async () => {
  const office = await aPerson(database, 'kantor', 'admin');
  const { id: ownerId } = await aPerson(database, 'pengunggah', 'staff');
  const quarters = {
    surveyBeforeId: await aStoredQuarter('2', office.id),
    surveyLastYearId: await aStoredQuarter('3', office.id),
    surveyNowId: await aSurvey(),
  };
  const [now, before] = [aSource(null), aSource(randomUUID())];
  const sources = { now, before, last_year: before, company: null };
  await database.sessions.create({ id: randomUUID(), ownerId, sources, ...quarters });
  const { own } = await database.usage.storedBytes(ownerId);
  expect(own).toBeGreaterThan(10_000);
  const { id: other } = await aPerson(database, 'pengunggah-satu', 'staff');
  const alone = { ownerId: other, surveyNowId: quarters.surveyNowId };
  await database.sessions.create({ id: randomUUID(), sources, ...alone });
  expect((await database.usage.storedBytes(other)).own).toBe(own);
});

test('what is stored is summed without a look at each answer and at each thing that was typed', async () => {
  const { id: ownerId } = await aPerson(database, 'pencatat', 'staff');
  const surveyNowId = await aSurvey();
  const sources = { now: aSource(null), before: null, last_year: null, company: null };
  await database.sessions.create({ id: randomUUID(), ownerId, sources, surveyNowId });
  const note_id = randomUUID();
  const type = (seq: number) => {
    const at = { seq, device_id: 'tablet', typed_at: '2025-11-11T13:40:00+08:00' };
    const event = {
      event_id: randomUUID(),
      note_id,
      kind: 'set',
      field: 'p',
      value: words(),
      ...at,
    };
    const checked = { event: event as never, bodyHash: randomUUID(), opens: null, refused: null };
    return database.capture.take([checked], { id: ownerId, isAdmin: false }, async () => []);
  };
  const read = (await database.usage.storedBytes(ownerId)).own;
  const sizes: number[] = [];
  for (const seq of [1, 2]) {
    await type(seq);
    sizes.push((await database.usage.storedBytes(ownerId)).own - read);
  }
  expect(sizes[0]).toBeGreaterThan(10_000);
  expect(sizes[1]).toBeGreaterThan(sizes[0]! + 10_000);
  const told = await database.usage.ofPersons();
  expect(told.find(({ username }) => username === 'pencatat')).toMatchObject({ stored_mb: 0.1 });

  const away = database.dataSource.createQueryRunner();
  await away.startTransaction();
  await away.query('DROP TABLE answer, capture_event CASCADE');
  const { own } = await database.usage.storedBytes(ownerId, away.manager);
  await away.rollbackTransaction();
  await away.release();
  expect(own).toBe(read + sizes[1]!);

  // What a version before stored is counted when it is taken over.
  await database.dataSource.query('UPDATE capture_note SET bytes = 0; UPDATE survey SET bytes = 0');
  expect((await database.usage.storedBytes(ownerId)).own).toBeLessThan(own - sizes[1]!);
  const runner = database.dataSource.createQueryRunner();
  await new CountedBytes1700000000051().up(runner).finally(() => runner.release());
  expect((await database.usage.storedBytes(ownerId)).own).toBe(own);
});

test('tokens of the model are counted by person and day', async () => {
  const [one, other] = [
    await aPerson(database, 'token-a', 'staff'),
    await aPerson(database, 'token-b', 'staff'),
  ];
  await database.usage.addModelTokens(one.id, 100);
  await database.usage.addModelTokens(one.id, 20.4);
  await database.usage.addModelTokens(other.id, 5);
  expect(await database.usage.modelTokens(one.id)).toEqual({ own: 120, all: 125 });
  const told = await database.usage.ofPersons();
  expect(told.find(({ username }) => username === 'token-a')).toMatchObject({
    model_tokens_today: 120,
  });

  // What a version before counted may be a provider's false number.
  const runner = database.dataSource.createQueryRunner();
  await new BelievedCounts1700000000057().up(runner).finally(() => runner.release());
  expect(await database.usage.modelTokens(one.id)).toEqual({ own: 0, all: 0 });
});

test('sign-ins hold only while the password is the one that was compared', async () => {
  const user = await aPerson(database, 'balap', 'staff');
  const changing = database.dataSource.createQueryRunner();
  await changing.startTransaction();
  await changing.query(`UPDATE app_user SET password_hash = 'y' WHERE id = $1`, [user.id]);
  const opening = database.authSessions.open(randomUUID(), user);
  await new Promise((wait) => setTimeout(wait, 100));
  await changing.commitTransaction();
  await changing.release();
  expect(await opening).toBeNull();
});
