import {
  ArtifactResponse,
  type JobName,
  type JobPayload,
  type JobResponse,
  PNG_MEDIA_TYPE,
  type SessionFigures,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import type { JobRun } from '@lqc/database';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker, type Keep } from './support/in-test-worker.js';
import { aQualityReport, storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

let first: Client;
let second: Client;
let chosen: { quarter_now_id: string; quarter_before_id: string };
/** What the in-test worker was given to do. */
const carriedOut: JobRun[] = [];
const times = (name: JobName) => carriedOut.filter((run) => run.name === name).length;

const comparison = {
  summary: { naik: 0, turun: 0, tetap: 0 },
  changes: { naik: [], turun: [], tetap: [] },
  not_compared: [],
  comparison: [],
};
const WORKBOOK = Buffer.from('PK buku kerja');
const PICTURE = Buffer.from('gambar');

async function figures({ payload }: JobRun): Promise<SessionFigures> {
  const { sessionId } = payload as JobPayload<'start-session'>;
  const { sources } = (await gateway.database.sessions.find(sessionId))!;
  const quality = aQualityReport();
  const before = {
    source: sources.before!,
    contacts: 2,
    companies: 2,
    avg_values: { 'Permintaan Domestik': 3 },
    indicators: [],
    quality,
  };
  return {
    files_loaded: 2,
    data: before,
    avg_values: null,
    main_result: null,
    domestik_ekspor_result: null,
    quality,
    avg_values_3: null,
    quarters: { before, now: { ...before, source: sources.now! }, last_year: null },
    changes: { qtq: {}, yoy: {} },
    company_source: sources.company,
  };
}

const done = (result: (run: JobRun) => unknown) => (run: JobRun) => {
  carriedOut.push(run);
  return result(run);
};

withGateway(async () => {
  [first, second] = [await gateway.signedIn('staff'), await gateway.signedIn('staff')];
  await anInTestWorker(gateway, {
    'start-session': done(figures),
    'compare-quarters': done(async () => {
      await new Promise((later) => setTimeout(later, 300));
      return comparison;
    }),
    'write-comparison': done(
      () => (keep: Keep) =>
        keep({ fileName: 'a.xlsx', mediaType: XLSX_MEDIA_TYPE, bytes: WORKBOOK }),
    ),
    'draw-orientation-chart': done(() => async (keep: Keep) => {
      const file = { fileName: 'a.png', mediaType: PNG_MEDIA_TYPE, bytes: PICTURE };
      const { artifact_id } = await keep(file);
      const data = { mixed: 1, domestic: 2, export: 3 };
      return { title: 'Orientasi penjualan', image_artifact: artifact_id, data };
    }),
  });
  await storeCompanies(gateway, { 'PT Kenanga': 'Konstruksi' });
  const before = await storeQuarter(gateway, { label: 'Triwulan II 2025' });
  const now = await storeQuarter(gateway, { label: 'Triwulan III 2025' });
  chosen = { quarter_now_id: now.id, quarter_before_id: before.id };
});
beforeEach(() => void (carriedOut.length = 0));

const started = async (person: Client) =>
  (await person.call('startSession', { body: chosen })).session_id;
const asynchronously = { headers: { prefer: 'respond-async' } };
const jobOf = async (person: Client, response: Response): Promise<JobResponse> => {
  const id = await jobIdOf(response);
  let job = await person.call('job', { params: { id } });
  while (job.finished_at === null) job = await person.call('job', { params: { id } });
  return job;
};

test('who starts an analysis that somebody started before waits for no work, and gets that same one', async () => {
  const [one, other] = [
    await first.call('startSession', { body: chosen }),
    await second.call('startSession', { body: chosen }),
  ];
  expect(times('start-session')).toBe(1);
  const shared = { ...one, holders: [first.username, second.username].toSorted() };
  expect(other).toEqual(shared);
  expect(one.owner_username).toBe(first.username);
  expect(await second.call('session', { params: { session: one.session_id } })).toEqual(shared);
});

test('what many ask for at once is worked out once, and later not again', async () => {
  const sessions = [await started(first), await started(second)];
  const ask = (person: Client, session: string) => person.call('compare', { params: { session } });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => ask(first, sessions[0]!)),
    ...Array.from({ length: 10 }, () => ask(second, sessions[1]!)),
  ]);
  expect(answers).toEqual(answers.map(() => comparison));
  expect(await ask(first, sessions[0]!)).toEqual(comparison);
  expect(times('compare-quarters')).toBe(1);
  const response = await second.send('compare', {
    params: { session: sessions[1]! },
    ...asynchronously,
  });
  expect(await jobOf(second, response)).toMatchObject({ progress: 100, result: comparison });
  expect(times('compare-quarters')).toBe(1);
});

test('a confirmed company makes other figures; earlier analyses keep theirs', async () => {
  const session = await started(first);
  const [company] = await gateway.database.registers.read(
    (await gateway.database.registers.currentId())!,
  );
  const admin = await gateway.admin();
  const said = { contact: 'PT Kenangan', contact_key: 'kenangan', company_key: company!.key };
  await admin.call('confirmCompany', { body: said });
  carriedOut.length = 0;
  await started(first);
  expect(times('start-session')).toBe(1);
  await first.call('session', { params: { session } });
  expect(times('start-session')).toBe(1);
  await admin.call('forgetCompany', { body: { contact_key: 'kenangan' } });
});

test('a workbook is written once and taken by each under the name of their own analysis', async () => {
  const take = async (person: Client) => {
    const session = await started(person);
    const response = await person.send('exportComparison', { params: { session } });
    expect(response.headers.get('content-disposition')).toContain(
      `sonic_comparison_${session.slice(0, 8)}.xlsx`,
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(WORKBOOK);
  };
  await take(first);
  await take(second);
  const session = await started(second);
  const accepted = await second.send('exportComparison', {
    params: { session },
    ...asynchronously,
  });
  const { result } = await jobOf(second, accepted);
  const { artifact_id: id, file_name: name } = ArtifactResponse.parse(result);
  expect(name).toBe(`sonic_comparison_${session.slice(0, 8)}.xlsx`);
  const file = await second.send('artifact', { params: { id } });
  expect(file.headers.get('content-disposition')).toContain(name);
  expect(times('write-comparison')).toBe(1);
  const stranger = await gateway.signedIn('staff');
  expect(await stranger.refusal('artifact', { params: { id } })).toMatchObject({
    code: 'ARTIFACT_NOT_FOUND',
  });
});

test('a picture is base64 on the wire and bytes where it is kept', async () => {
  const session = await started(first);
  const image_base64 = PICTURE.toString('base64');
  expect(await first.call('orientationChart', { params: { session } })).toMatchObject({
    image_base64,
  });
  const accepted = await first.send('orientationChart', { params: { session }, ...asynchronously });
  expect((await jobOf(first, accepted)).result).toMatchObject({ image_base64 });
  const file = await first.send('downloadOrientationChart', { params: { session } });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PICTURE);
  expect(times('draw-orientation-chart')).toBe(1);
  const [{ held }]: [{ held: boolean }] = await gateway.database.dataSource.query(
    `SELECT EXISTS (SELECT FROM job_run WHERE result::text LIKE $1)
         OR EXISTS (SELECT FROM stored_computation WHERE result::text LIKE $1) AS held`,
    [`%${image_base64}%`],
  );
  expect(held).toBe(false);
});

test('a result that is deleted before it is read, as its survey was read anew meanwhile, is computed once more', async () => {
  const session = await started(first);
  const run = (statement: string) => gateway.database.dataSource.query(statement);
  await run(`DELETE FROM stored_computation WHERE name = 'compare-quarters';
    CREATE TABLE lost (key text);
    CREATE FUNCTION lose_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT FROM lost) THEN
        INSERT INTO lost VALUES (NEW.key);
        DELETE FROM stored_computation WHERE key = NEW.key;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER lose_once AFTER INSERT ON stored_computation
      FOR EACH ROW EXECUTE FUNCTION lose_once()`);
  expect(await first.call('compare', { params: { session } })).toMatchObject(comparison);
  expect(times('compare-quarters')).toBe(2);
  await run(
    'DROP TRIGGER lose_once ON stored_computation; DROP FUNCTION lose_once; DROP TABLE lost',
  );
});
