import {
  companyKey,
  type QualityReport,
  RecognisedFileResponse,
  USAGE_LIMITS,
} from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import type { Database } from '@lqc/database';
import { aPerson } from '@lqc/database/testing';
import { FOREIGN } from '@lqc/fixtures';
import { createQueue, type JobQueue } from '@lqc/queue';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { zipSync } from 'fflate';
import type { Logger } from 'pino';
import { jobHandlers } from '../src/jobs/index.js';
import { startWorker } from '../src/runtime/worker.js';
import { notesSaying, plainWorkbook } from './plain-workbook.js';
import { NEVER_MS, type Running, sampleSession, startRunningWorker } from './running-worker.js';
import { readingHere } from './shared-isolation.js';

let running: Running;
let database: Database;
let queue: JobQueue;
let ownerId: string;
let log: Logger;
let ended: Running['ended'];
let enqueue: Running['enqueue'];
let run: Running['run'];
let content: Running['content'];

beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12, isolation: readingHere });
  ({ database, queue, ownerId, log, ended, enqueue, run, content } = running);
});
afterAll(async () => {
  await running?.stop();
});

const storeQuarter = async (bytes: Uint8Array, label: string) =>
  run('read-quarterly-file', {
    contentSha256: await content(bytes),
    fileName: `${label}.xlsx`,
    label,
  });

test('sample data is stored once, and a session over it has every figure of its workbooks', async () => {
  const sessionId = await sampleSession(running);
  expect((await run('load-sample-data', { contacts: 12 })).errorCode).toBe('FILES_ALREADY_STORED');

  const started = await run('start-session', { sessionId });
  const answer = started.result;
  expect(answer.files_loaded).toBe(2);
  expect(answer.quarters.now?.contacts).toBe(13);
  expect(answer.quality).toMatchObject({ companies: 12, matched_companies: 11 });
  expect(Object.values(answer.main_result!.lu_totals).reduce((sum, n) => sum + n, 0)).toBe(11);
  const comparison = await run('compare-quarters', { sessionId });
  const { changes } = comparison.result;
  expect(Object.values(changes).flat().length).toBeGreaterThan(0);
  for (const { key, change } of Object.values(changes).flat())
    expect(answer.changes.qtq[key]).toBe(change);
  expect(answer.changes.yoy).toEqual({});

  expect(comparison.result).not.toHaveProperty('weighted_net_balance');
  const sector = 'Industri Pengolahan' as const;
  const weights = { as_of: '2025-02-05', source: 'BPS', weights: [{ sector, weight: 1 }] };
  await database.sectorWeights.add(weights, ownerId);
  const weightsId = (await database.sectorWeights.list())[0]!.id;
  const weighted = (await run('compare-quarters', { sessionId, weightsId })).result;
  expect(weighted.weighted_net_balance).toMatchObject({
    as_of: '2025-02-05',
    source: 'BPS',
    indicators: expect.arrayContaining([expect.objectContaining({ key: 'domestik' })]),
  });
});

test('a file says what it is before it is stored, and whether it is stored already', async () => {
  const recognise = async (bytes: Uint8Array) =>
    (await run('recognise-file', { contentSha256: await content(bytes), fileName: 'a.xlsx' }))
      .result;
  const quarter = await sampleQuarter({ seed: 5, contacts: 3, year: 2022, quarter: 4 });
  const known = { success: true, kind: 'quarterly', year: 2022, quarter: 4 };
  expect(await recognise(quarter)).toEqual({ ...known, stored_as: null, matches: [] });
  await storeQuarter(quarter, 'Akhir 2022');
  expect(await recognise(quarter)).toEqual({ ...known, stored_as: 'Akhir 2022', matches: [] });
  const companies = await sampleCompanyDatabase({ seed: 5, contacts: 3 });
  expect(await recognise(companies)).toMatchObject({ kind: 'company', year: null, quarter: null });
});

test('before a company database replaces another it is told what that does to the matches', async () => {
  const recognise = async (bytes: Uint8Array) => {
    const asked = { contentSha256: await content(bytes), fileName: 'a.xlsx' };
    return RecognisedFileResponse.parse((await run('recognise-file', asked)).result);
  };
  const quarter = { seed: 5, contacts: 12, year: 2099, quarter: 4 } as const;
  await storeQuarter(await sampleQuarter(quarter), 'Triwulan IV 2099');
  const fitting = await sampleCompanyDatabase({ seed: 5, contacts: 12 });
  await run('read-company-file', { contentSha256: await content(fitting), fileName: 'a.xlsx' });
  const [same] = (await recognise(fitting)).matches;
  expect(same).toMatchObject({ label: 'Triwulan IV 2099', after: same!.before });
  expect(same!.after).toBeGreaterThan(0);
  const others = await sampleCompanyDatabase({ seed: 77, contacts: 2 });
  const [worse] = (await recognise(others)).matches;
  expect(worse!.before).toBe(same!.before);
  expect(worse!.after).toBeLessThan(same!.after);
});

test('a label that is taken refuses the second file and keeps the first', async () => {
  const bytes = await sampleQuarter({ seed: 3, contacts: 3, year: 2023, quarter: 1 });
  expect((await storeQuarter(bytes, 'Triwulan I 2023')).status).toBe('completed');
  const again = await storeQuarter(bytes, ' triwulan i 2023');
  expect(again).toMatchObject({ status: 'failed', errorCode: 'LABEL_TAKEN' });
});

const REFUSED: readonly [name: string, bytes: Uint8Array, code: string, args?: object][] = [
  ['junk', Buffer.from('bukan buku kerja'), 'WORKBOOK_NOT_A_WORKBOOK'],
  [
    'a renamed picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6]),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  ['an empty file', Buffer.alloc(0), 'WORKBOOK_EMPTY_FILE'],
  ['a zip bomb', bomb(), 'WORKBOOK_COMPRESSED_TOO_HIGHLY'],
  [
    'a workbook without contacts',
    await sampleCompanyDatabase({ seed: 1, contacts: 2 }),
    'WORKBOOK_WITHOUT_CONTACTS',
    { sheets: 1 },
  ],
];

test('what is no quarter ends in its code, and the worker serves the next run', async () => {
  for (const [what, bytes, errorCode, more] of REFUSED)
    expect({ what, ...(await storeQuarter(bytes, what)) }).toMatchObject({
      what,
      errorCode,
      ...(more && { errorArgs: more }),
    });
  const good = await sampleQuarter({ seed: 4, contacts: 2, year: 2022, quarter: 1 });
  expect((await storeQuarter(good, 'sesudahnya')).status).toBe('completed');
});

test('a file is refused that was sent before a colleague or a report took its analysis', async () => {
  const sessionId = await sampleSession(running);
  const bytes = await sampleQuarter({ seed: 9, contacts: 6, year: 2024, quarter: 3 });
  const upload = async () => {
    const file = { fileName: 'q.xlsx', contentSha256: await content(bytes) };
    return run('upload-file-3', { sessionId, file });
  };
  const { id: userId } = await aPerson(database, 'rekan', 'staff');
  await database.dataSource.query(`INSERT INTO analysis_holder VALUES ($1, $2)`, [
    sessionId,
    userId,
  ]);
  expect((await upload()).errorCode).toBe('ANALYSIS_OF_OTHERS');
  await database.sessions.letGo(sessionId, userId);
  const report = { title: 'Laporan', people: '', quarters: {}, sections: [] };
  const createdBy = ownerId;
  const reportId = (await database.reports.create({ ...report, sessionId, createdBy }, 100))!;
  expect(await upload()).toMatchObject({
    errorCode: 'ANALYSIS_IN_REPORT',
    errorArgs: { title: 'Laporan' },
  });
  expect((await database.sessions.outline(sessionId))!.isShared).toBe(true);
  await database.reports.delete(reportId, 'Laporan', ownerId);
});

test('what is read of a file is stored only where there is room for it, however small the file', async () => {
  const { min } = USAGE_LIMITS.stored_mb_per_person;
  const { limits, changed_at: basedOn } = await database.settings.standingLimits();
  await database.settings.changeLimits({ stored_mb_per_person: min }, { by: ownerId, basedOn });
  const filled = Buffer.alloc(min * 1_000_000 - 100_000);
  const elsewhere = await database.contents.store(filled, ownerId);
  const bytes = notesSaying('Permintaan naik. '.repeat(100), 10);
  expect(bytes.length).toBeLessThan(20_000);
  expect(await storeQuarter(bytes, 'Triwulan I 2019')).toMatchObject({
    errorCode: 'STORAGE_FULL_PERSON',
    errorArgs: { limit: min },
  });
  await database.dataSource.query('DELETE FROM workbook_content WHERE sha256 = $1', [elsewhere]);
  expect((await storeQuarter(bytes, 'Triwulan I 2019')).status).toBe('completed');
  const { changed_at: changed } = await database.settings.standingLimits();
  await database.settings.changeLimits(limits, { by: ownerId, basedOn: changed });
});

test('the quality of a stored quarter is told with the company database of today', async () => {
  const bytes = await sampleQuarter({ seed: 11, contacts: 4, year: 2020, quarter: 1 });
  await storeQuarter(bytes, 'Triwulan I 2020');
  const files = await database.files.list();
  const { id: fileId } = files.find(({ label }) => label === 'Triwulan I 2020')!;
  const checked = await run('check-quality', { fileId });
  const { quality } = checked.result as { quality: QualityReport };
  expect(quality.matched_companies! + quality.unmatched_companies.length).toBe(quality.companies);
  const company = files.find(({ kind }) => kind === 'company')!;
  await database.files.delete(company.id, 'company', ownerId);
  const without = await run('check-quality', { fileId });
  expect(without.result).toMatchObject({ quality: { matched_companies: null } });
  expect((await run('check-quality', { fileId: crypto.randomUUID() })).errorCode).toBe(
    'FILE_NOT_FOUND',
  );
});

test('a quarter that is stored as another one says so where it is stored, and until its quarter is set right', async () => {
  const bytes = await sampleQuarter({ seed: 12, contacts: 4, year: 2018, quarter: 3 });
  const other_quarter = {
    by: 'notes',
    said: { year: 2018, quarter: 3 },
    stored: { year: 2018, quarter: 4 },
  };
  const { status, result } = await storeQuarter(bytes, 'Triwulan IV 2018');
  const other_periods = Array.from({ length: 4 }, () => ({ period: other_quarter.said }));
  expect([status, result]).toMatchObject([
    'completed',
    { quality: { other_quarter, other_periods } },
  ]);
  const files = await database.files.list();
  const { id: fileId } = files.find(({ label }) => label === 'Triwulan IV 2018')!;
  expect((await run('check-quality', { fileId })).result).toMatchObject({
    quality: { other_quarter },
  });
  await database.filePeriods.set(fileId, { year: 2018, quarter: 3 });
  const { quality } = (await run('check-quality', { fileId })).result as { quality: QualityReport };
  expect(quality.other_quarter).toBeUndefined();
  expect(quality.other_periods).toEqual([]);
  expect(quality.far_visits).toEqual([]);
});

test('visits that were years away from the quarter that a file is stored as are told', async () => {
  const bytes = await sampleQuarter({ seed: 13, contacts: 4, year: 2017, quarter: 3 });
  const { result } = await storeQuarter(bytes, 'Triwulan III 2014');
  const { quality } = result as { quality: QualityReport };
  expect(quality.far_visits).toHaveLength(quality.sheets_read);
  expect(quality.far_visits![0]!.day).toMatch(/^2017-08-/);
});

test('a quarter given as the company database is refused for its columns', async () => {
  const bytes = await sampleQuarter({ seed: 3, contacts: 3, year: 2023, quarter: 1 });
  const refused = await run('read-company-file', {
    contentSha256: await content(bytes),
    fileName: 'a.xlsx',
  });
  expect(refused.errorCode).toBe('COMPANY_COLUMNS_MISSING');
});

test('a script builds a session by three uploads', async () => {
  const sessionId = crypto.randomUUID();
  await database.sessions.create({
    id: sessionId,
    ownerId,
    sources: { before: null, now: null, last_year: null, company: null },
  });
  const quarter = async (quarterNumber: 1 | 2 | 3) => ({
    fileName: 'q.xlsx',
    contentSha256: await content(
      await sampleQuarter({ seed: 9, contacts: 6, year: 2024, quarter: quarterNumber }),
    ),
  });
  const companyFile = {
    fileName: 'db.xlsx',
    contentSha256: await content(await sampleCompanyDatabase({ seed: 9, contacts: 6 })),
  };
  expect((await run('compare-quarters', { sessionId })).errorCode).toBe('QUARTER_NOT_LOADED');
  expect((await run('upload-file-1', { sessionId, file: await quarter(1) })).status).toBe(
    'completed',
  );
  expect(
    (await run('upload-file-2', { sessionId, file: await quarter(2), companyFile })).status,
  ).toBe('completed');
  expect((await run('upload-file-3', { sessionId, file: await quarter(3) })).status).toBe(
    'completed',
  );
  const started = await run('start-session', { sessionId });
  expect(started.result).toMatchObject({
    files_loaded: 3,
    company_source: { file_name: 'db.xlsx' },
  });
});

test('the second upload of a script answers with what people said of companies, as its session does', async () => {
  const hotel = { contact: 'Hotel Cendana', contact_key: companyKey('Hotel Cendana') };
  const shop = { contact: 'Toko Embun', contact_key: companyKey('Toko Embun') };
  const companies = await content(
    plainWorkbook([
      {
        name: 'Perusahaan',
        rows: [
          ['Nama Perusahaan', 'Lapangan Usaha'],
          ['PT Arunika', 'Konstruksi'],
          ['PT Wisma Raya', 'Jasa Pendidikan'],
        ],
      },
    ]),
  );
  const quarter = (...names: string[]) =>
    content(
      plainWorkbook(
        names.map((name) => ({
          name,
          rows: [
            [null, null, 'Nama Contact', name],
            [null, null, 'Permintaan Domestik - Likert Scale', 4],
            [null, null, 'Permintaan Ekspor - Likert Scale', null],
          ],
        })),
      ),
    );
  const before = { fileName: 'a.xlsx', contentSha256: await quarter('PT Arunika', hotel.contact) };
  const now = {
    fileName: 'b.xlsx',
    contentSha256: await quarter('PT Arunika', hotel.contact, shop.contact),
  };
  const companyFile = { fileName: 'db.xlsx', contentSha256: companies };
  const script = async () => {
    const sessionId = crypto.randomUUID();
    const sources = { before: null, now: null, last_year: null, company: null };
    await database.sessions.create({ id: sessionId, ownerId, sources });
    await run('upload-file-1', { sessionId, file: before });
    const { result } = await run('upload-file-2', { sessionId, file: now, companyFile });
    return { sessionId, uploaded: result };
  };
  const unsaid = await script();
  expect(unsaid.uploaded.main_result.lu_totals).toEqual({ Konstruksi: 1 });

  const { registerId } = (await database.sessions.find(unsaid.sessionId))!;
  await database.confirmedCompanies.confirm(
    { ...hotel, company_key: companyKey('PT Wisma Raya') },
    { registerId: registerId!, userId: ownerId },
  );
  await database.confirmedCompanies.giveSector({ ...shop, sector: 'Real Estat' }, ownerId);
  const { sessionId, uploaded } = await script();
  await database.confirmedCompanies.forget(hotel.contact_key);
  await database.confirmedCompanies.takeSectorBack(shop.contact_key);

  expect(uploaded.main_result.lu_totals).toEqual({
    Konstruksi: 1,
    'Jasa Pendidikan': 1,
    'Real Estat': 1,
  });
  expect(uploaded.quality).toMatchObject({
    matched_companies: 3,
    unmatched_companies: [],
    confirmed_companies: [{ contact: hotel.contact, company: 'PT Wisma Raya' }],
  });
  const { avg_values, main_result, domestik_ekspor_result, quality } = (
    await run('start-session', { sessionId })
  ).result;
  const figures = { avg_values, main_result, domestik_ekspor_result, quality };
  expect(uploaded).toEqual({ session_id: sessionId, ...figures });
});

test('a run delivered twice is done once', async () => {
  const runId = await enqueue('compare-quarters', { sessionId: crypto.randomUUID() });
  await queue.enqueue(runId, 'compare-quarters');
  expect((await ended(runId)).errorCode).toBe('ANALYSIS_NOT_FOUND');
  await new Promise((done) => setTimeout(done, 300));
  expect((await database.runs.find(runId))?.attempts).toBe(1);
});

/** Takes longer to be read than whoever reads it takes to be told to stop. */
const manyContacts = sampleQuarter({ seed: 5, contacts: 60, year: 2021, quarter: 1 });

test('a cancelled run stores nothing', async () => {
  const contentSha256 = await content(await manyContacts);
  const runId = await enqueue('read-quarterly-file', {
    contentSha256,
    fileName: 'a.xlsx',
    label: 'dibatalkan',
  });
  await database.runs.cancel(runId);
  await new Promise((done) => setTimeout(done, 4000));
  expect(await database.runs.find(runId)).toMatchObject({ status: 'cancelled' });
  expect(await database.files.labelTaken('dibatalkan')).toBe(false);
});

test('a worker that finishes what it has in hand hands it back when it is told to stop, and another finishes it', async () => {
  const { url, database: own } = await running.postgres.createDatabase();
  const user = await aPerson(own, 'a');
  const ownQueue = await createQueue({ databaseUrl: url });
  const contentSha256 = await own.contents.store(await manyContacts);
  const first = await startWorker({ database: own, queue: ownQueue, handlers: jobHandlers, log });
  const runId = await own.runs.create({
    name: 'read-quarterly-file',
    payload: { contentSha256, fileName: 'a.xlsx', label: 'x' },
    ownerId: user.id,
    requestId: null,
  });
  await ownQueue.enqueue(runId, 'read-quarterly-file');
  const status = async () => (await own.runs.find(runId))!.status;
  await until(async () => (await status()) !== 'queued');
  void first.stop({ finishWithinMs: NEVER_MS });
  // Told again, as by a signal, it ends sooner.
  await first.stop({ finishWithinMs: 0 });
  expect(await status()).toBe('queued');
  const secondQueue = await createQueue({ databaseUrl: url });
  const second = await startWorker({
    database: own,
    queue: secondQueue,
    handlers: jobHandlers,
    log,
  });
  await secondQueue.enqueue(runId, 'read-quarterly-file');
  await until(async () => (await status()) === 'completed');
  await second.stop();
  await Promise.all([ownQueue.close(), secondQueue.close()]);
}, 60_000);

test('an encrypted workbook is refused with what to do', async () => {
  const encrypted = FOREIGN.read('calamine/tests_pass_protected.xlsx');
  expect((await storeQuarter(encrypted, 'terkunci')).errorCode).toBe('WORKBOOK_ENCRYPTED');
});

function bomb(): Uint8Array {
  const relationship = (id: string, type: string, target: string) =>
    `<Relationships><Relationship Id="${id}" Type="x/${type}" Target="${target}"/></Relationships>`;
  const text = (value: string) => new TextEncoder().encode(value);
  return zipSync({
    '_rels/.rels': text(relationship('a', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': text('<workbook><sheets><sheet name="a" r:id="b"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': text(relationship('b', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': [new Uint8Array(64 * 1024 * 1024).fill(32), { level: 1 }],
  });
}
