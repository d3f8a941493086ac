import { randomUUID } from 'node:crypto';
import type { JobPayload, SessionSources } from '@lqc/contracts';
import { type BegunRun, migrate, openDatabase } from '../src/index.js';
import { aPerson } from '../src/testing/index.js';
import { database, postgres, withDatabase } from './support/with-database.js';

let ownerId: string;

withDatabase(async () => {
  ownerId = (await aPerson(database)).id;
});

const worker = randomUUID();
const aSurvey = () =>
  database.surveys.store(database.dataSource.manager, {
    contentSha256: randomUUID(),
    findings: {},
    contacts: [],
  });
const aSource = (label: string) => ({
  file_id: null,
  label,
  file_name: `${label}.xlsx`,
  upload_date: '2025-07-01T00:00:00.000Z',
  owner_username: 'admin',
  sha256: 'a'.repeat(64),
});
const sources: SessionSources = {
  before: aSource('Triwulan I 2025'),
  now: aSource('Triwulan II 2025'),
  last_year: null,
  company: null,
};

async function aSession(of: {
  surveyBeforeId?: string;
  surveyNowId?: string;
  sources?: SessionSources;
}): Promise<string> {
  const id = randomUUID();
  await database.sessions.create({ id, ownerId, sources, ...of });
  return id;
}
const aPairOfSurveys = async () => ({
  surveyBeforeId: await aSurvey(),
  surveyNowId: await aSurvey(),
});
const keyOf = async (sessionId: string) =>
  (await database.computations.find('compare-quarters', { sessionId })).key;
const ask = async (payload: JobPayload<'compare-quarters'>) => {
  const { key } = await database.computations.find('compare-quarters', payload);
  const run = { name: 'compare-quarters', payload, ownerId, requestId: null } as const;
  const within = { names: [], limit: 1 };
  const [begun] = await database.runs.beginWithin([{ run: { ...run, computation: key }, within }]);
  return begun as BegunRun;
};
const claimNext = () =>
  database.claimedRuns.claimNext({ clicks: ['compare-quarters'], batches: [] }, worker, 100);
const statusOf = async (id: string) => (await database.runs.find(id))!.status;
const comparison = { summary: { naik: 1, turun: 0, tetap: 0 } };
const compared = (id: string) =>
  database.claimedRuns.complete(id, worker, async () => Promise.resolve(comparison));

describe('the key of a computation', () => {
  test('is the same for whoever looks at the same files', async () => {
    const surveys = await aPairOfSurveys();
    expect(await keyOf(await aSession(surveys))).toBe(await keyOf(await aSession(surveys)));
  });

  test('is another for other quarters, other sources and other confirmations', async () => {
    const surveys = await aPairOfSurveys();
    const renamed = { ...sources, now: aSource('Tw II 2025') };
    const keys = [
      await keyOf(await aSession(surveys)),
      await keyOf(await aSession({ ...surveys, surveyNowId: await aSurvey() })),
      await keyOf(await aSession({ ...surveys, sources: renamed })),
    ];
    await database.dataSource.query(
      `INSERT INTO confirmed_company (contact_key, contact, company_key, company, confirmed_by)
       VALUES ('rajwali', 'PT Rajwali', 'rajawali', 'PT Rajawali', $1)`,
      [ownerId],
    );
    keys.push(await keyOf(await aSession(surveys)));
    await database.dataSource.query('DELETE FROM confirmed_company');
    expect(new Set(keys).size).toBe(4);
  });

  test('tells parameters apart, in whatever order they are given', async () => {
    const sessionId = await aSession(await aPairOfSurveys());
    const key = async (request: JobPayload<'rank-words'>['request']) =>
      (await database.computations.find('rank-words', { sessionId, request })).key;
    const one = await key({ text_type: 'domestik', quarter: 'now', top_n: 5 });
    expect(await key({ top_n: 5, quarter: 'now', text_type: 'domestik' })).toBe(one);
    expect(await key({ text_type: 'domestik', quarter: 'now', top_n: 6 })).not.toBe(one);
  });

  test('is none without a previous quarter, and none where nothing is', async () => {
    expect(await keyOf(await aSession({}))).toBeNull();
    expect(await keyOf(randomUUID())).toBeNull();
  });
});

describe('runs of one computation', () => {
  test('wait for a worker of the version that was asked for, which an earlier one does not take', async () => {
    const { id } = await ask({ sessionId: await aSession(await aPairOfSurveys()) });
    const askFor = (version: string) =>
      database.dataSource.query(
        `UPDATE job_run SET computation = regexp_replace(computation, '[.][0-9]+[.]', $2) WHERE id = $1`,
        [id, `.${version}.`],
      );
    await askFor('999');
    expect(await claimNext()).toBeNull();
    expect(await database.claimedRuns.claim(id, worker)).toBeNull();
    await askFor('1');
    expect((await claimNext())?.id).toBe(id);
    await database.claimedRuns.fail(id, worker, { code: 'JOB_CANCELLED' });
  });

  test('are carried out once, however many ask, and end together', async () => {
    const surveys = await aPairOfSurveys();
    const asked = await Promise.all(
      Array.from({ length: 8 }, async () => ask({ sessionId: await aSession(surveys) })),
    );
    const claimed = await Promise.all(
      asked.map(({ id }) => database.claimedRuns.claim(id, worker)),
    );
    const [one, ...others] = claimed.filter((run) => run !== null);
    expect(others).toEqual([]);
    expect(await claimNext()).toBeNull();
    expect(await compared(one!.id)).toBe(true);
    expect(await Promise.all(asked.map(({ id }) => statusOf(id)))).toEqual(
      asked.map(() => 'completed'),
    );
    const written = await database.computations.read(one!.computation!);
    expect(JSON.parse(written!)).toEqual(comparison);
    const later = await ask({ sessionId: await aSession(surveys) });
    expect(later.isOver).toBe(true);
    expect(await statusOf(later.id)).toBe('completed');
  });

  test('that were asked for just before the result came end when they are claimed', async () => {
    const surveys = await aPairOfSurveys();
    const payload = { sessionId: await aSession(surveys) };
    const { id } = await ask(payload);
    await database.claimedRuns.claim(id, worker);
    expect(await database.claimedRuns.completeFromStore(id, worker)).toBe(false);
    await database.computations.store(
      database.dataSource.manager,
      'compare-quarters',
      payload,
      comparison,
    );
    expect(await database.claimedRuns.completeFromStore(id, worker)).toBe(true);
    expect(await statusOf(id)).toBe('completed');
  });

  test('fail together', async () => {
    const surveys = await aPairOfSurveys();
    const [one, other] = [
      await ask({ sessionId: await aSession(surveys) }),
      await ask({ sessionId: await aSession(surveys) }),
    ];
    await database.claimedRuns.claim(one.id, worker);
    await database.claimedRuns.fail(one.id, worker, { code: 'QUARTER_NOT_LOADED' });
    expect(await database.runs.find(other.id)).toMatchObject({
      status: 'failed',
      errorCode: 'QUARTER_NOT_LOADED',
    });
  });

  test('go on when one of them is cancelled', async () => {
    const surveys = await aPairOfSurveys();
    const [one, other] = [
      await ask({ sessionId: await aSession(surveys) }),
      await ask({ sessionId: await aSession(surveys) }),
    ];
    await database.claimedRuns.claim(one.id, worker);
    expect(await database.runs.cancel(one.id)).toBe(true);
    expect(await statusOf(other.id)).toBe('queued');
    expect((await claimNext())?.id).toBe(other.id);
  });

  test('keep nothing when the content was exchanged while they were at work', async () => {
    const sessionId = await aSession(await aPairOfSurveys());
    const { id } = await ask({ sessionId });
    const run = await database.claimedRuns.claim(id, worker);
    await database.sessions.setQuarter(
      database.dataSource.manager,
      sessionId,
      'last_year',
      await aSurvey(),
      aSource('Triwulan II 2024'),
    );
    await expect(compared(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await database.computations.read(run!.computation!)).toBeNull();
    const now = (await database.sessions.find(sessionId))!.inputs!;
    expect(run!.computation).not.toContain(now);
  });
});

describe('what is kept', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const kept = { artifactsMs: 7 * DAY_MS, runsMs: 30 * DAY_MS, computationsMs: 30 * DAY_MS };
  const computed = async (surveys: { surveyBeforeId: string; surveyNowId: string }) => {
    const payload = { sessionId: await aSession(surveys) };
    const { manager } = database.dataSource;
    const store = (name: 'compare-quarters' | 'start-session') =>
      database.computations.store(manager, name, payload, comparison);
    return {
      ...payload,
      comparison: (await store('compare-quarters'))!,
      figures: (await store('start-session'))!,
    };
  };
  const aged = (key: string) =>
    database.dataSource.query(
      `UPDATE stored_computation SET asked_at = now() - interval '31 days' WHERE key = $1`,
      [key],
    );

  test('goes when nobody asks for it; an analysis keeps its figures, a run its result', async () => {
    const [idle, asked, run] = [
      await computed(await aPairOfSurveys()),
      await computed(await aPairOfSurveys()),
      await computed(await aPairOfSurveys()),
    ];
    for (const one of [idle, asked, run]) await aged(one.comparison);
    await aged(idle.figures);
    expect(await keyOf(asked.sessionId)).toBe(asked.comparison);
    await ask({ sessionId: run.sessionId });
    await aged(run.comparison);
    expect(await database.upkeep.deleteOld(kept)).toMatchObject({ computations: 1 });
    expect(await database.computations.read(idle.comparison)).toBeNull();
    for (const key of [idle.figures, asked.comparison, run.comparison])
      expect(await database.computations.read(key)).not.toBeNull();
    await database.sessions.delete(idle.sessionId);
    expect(await database.upkeep.deleteOld(kept)).toMatchObject({ computations: 1 });
    expect(await database.computations.read(idle.figures)).toBeNull();
  });

  test('goes with the content that it was made of, and its file with it', async () => {
    const surveys = await aPairOfSurveys();
    const { sessionId, comparison: key } = await computed(surveys);
    const file = { fileName: 'a.png', mediaType: 'image/png', bytes: Buffer.from('x') };
    const { artifact_id: id } = await database.artifacts.store(
      database.dataSource.manager,
      { computation: key },
      file,
    );
    await database.sessions.delete(sessionId);
    await database.contents.deleteUnreferenced();
    expect(await database.computations.read(key)).not.toBeNull();
    await database.dataSource.query(`UPDATE survey SET created_at = now() - interval '2 hours'`);
    await database.contents.deleteUnreferenced();
    expect(await database.computations.read(key)).toBeNull();
    expect(await database.artifacts.read(id)).toBeNull();
  });
});

test('a made file is given to those whose runs gave it, and to admins', async () => {
  const surveys = await aPairOfSurveys();
  const { id } = await ask({ sessionId: await aSession(surveys) });
  const run = await database.claimedRuns.claim(id, worker);
  let artifactId = '';
  await database.claimedRuns.complete(id, worker, async (transaction) => {
    const file = { fileName: 'a.xlsx', mediaType: 'x/y', bytes: Buffer.from('x') };
    const made = await database.artifacts.store(
      transaction,
      { computation: run!.computation! },
      file,
    );
    artifactId = made.artifact_id;
    return made;
  });
  const given = (role: 'admin' | 'staff', userId: string = randomUUID()) =>
    database.artifacts.givenTo({ id: userId, role }, artifactId);
  expect(await given('staff', ownerId)).toMatchObject({
    job: 'compare-quarters',
    fileName: 'a.xlsx',
  });
  expect(await given('admin')).not.toBeNull();
  expect(await given('staff')).toBeNull();
});

test('an analysis of a version before keeps its figures, and a run its file', async () => {
  const { url } = await postgres.createDatabase({ migrated: false });
  const old = await openDatabase({ url, schemaVersion: 6 });
  await migrate(old);
  const { id: owner } = await aPerson(old);
  const [survey, session, run] = [randomUUID(), randomUUID(), randomUUID()];
  const answer = {
    session_id: session,
    started_at: 'x',
    owner_username: 'admin',
    main_result: { lu_totals: { Pertanian: 1, Konstruksi: 2 } },
  };
  await old.dataSource.query(
    `INSERT INTO survey (id, content_sha256, findings, contacts) VALUES ($1, 'a', '{}', 0)`,
    [survey],
  );
  await old.dataSource.query(
    `INSERT INTO analysis_session (id, owner_id, survey_before_id, sources, answer) VALUES ($1, $2, $3, '{}', $4)`,
    [session, owner, survey, JSON.stringify(answer)],
  );
  await old.dataSource.query(
    `INSERT INTO job_run (id, name, payload, owner_id) VALUES ($1, 'merge-workbooks', '{}', $2)`,
    [run, owner],
  );
  const [{ id: artifact }]: [{ id: string }] = await old.dataSource.query(
    `INSERT INTO artifact (run_id, file_name, media_type, bytes) VALUES ($1, 'a', 'b', 'x') RETURNING id`,
    [run],
  );
  await old.close();

  const now = await openDatabase({ url, schemaVersion: 7 });
  try {
    await migrate(now);
    const [stored]: unknown[] = await now.dataSource.query(
      `SELECT result FROM stored_computation WHERE name = 'start-session' AND survey_before_id = $1`,
      [survey],
    );
    expect(stored).toEqual({ result: { main_result: answer.main_result } });
    expect(await now.artifacts.read(artifact)).toMatchObject({ fileName: 'a' });
  } finally {
    await now.close();
  }
});
