import { randomUUID } from 'node:crypto';
import {
  ArtifactResponse,
  CodedError,
  pathOf,
  PNG_MEDIA_TYPE,
  QuarterLabel,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import type { JobRun, StoredContact } from '@lqc/database';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker, type Keep } from './support/in-test-worker.js';
import { storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let staff: Client;
let session: string;
const begun: JobRun[] = [];
const WORKBOOK = Buffer.from('PK buku kerja');
const PICTURE = Buffer.from('gambar');

function written(run: JobRun) {
  begun.push(run);
  return (keep: Keep) =>
    keep({ fileName: 'buku.xlsx', mediaType: XLSX_MEDIA_TYPE, bytes: WORKBOOK });
}

function drawn(run: JobRun) {
  begun.push(run);
  return async (keep: Keep) => {
    const file = { fileName: 'a.png', mediaType: PNG_MEDIA_TYPE, bytes: PICTURE };
    const { artifact_id } = await keep(file);
    const data = { mixed: 1, domestic: 2, export: 3 };
    return { title: 'Orientasi penjualan', image_artifact: artifact_id, data };
  };
}

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  session = await storeSession(gateway, staff);
  await anInTestWorker(gateway, {
    'write-bab2': written,
    'write-tabulation': written,
    'write-bab3': written,
    'write-comparison': async () => {
      throw new CodedError('QUARTER_NOT_LOADED');
    },
    'draw-orientation-chart': drawn,
  });
});
beforeEach(() => void (begun.length = 0));

const PERIODS = { quarter_now: 'Triwulan III 2025 – á', quarter_before: 'Triwulan II 2025' };

test('a workbook comes as a download under its name, never to be shown inline', async () => {
  const body = { ...PERIODS, indicator_type: 'domestik' };
  const response = await staff.send('exportBab2', { params: { session }, body });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(XLSX_MEDIA_TYPE);
  const disposition = response.headers.get('content-disposition');
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).toContain(
    `filename*=UTF-8''${encodeURIComponent('BAB2_Permintaan Domestik_Triwulan III 2025 – á.xlsx')}`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(WORKBOOK);
  expect(begun[0]!.payload).toEqual({ sessionId: session, request: body });
});

test('a client that prefers to wait elsewhere gets the job, then the file by its id', async () => {
  const accepted = await staff.send('tabulation', {
    params: { session },
    body: PERIODS,
    headers: { prefer: 'respond-async' },
  });
  const id = await jobIdOf(accepted);
  let job = await staff.call('job', { params: { id } });
  while (job.status !== 'completed') job = await staff.call('job', { params: { id } });
  const { artifact_id, size_bytes } = ArtifactResponse.parse(job.result);
  expect(size_bytes).toBe(WORKBOOK.length);
  const file = await staff.send('artifact', { params: { id: artifact_id } });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(WORKBOOK);

  const stranger = await gateway.signedIn('staff');
  expect(await stranger.refusal('artifact', { params: { id: artifact_id } })).toMatchObject({
    status: 404,
    code: 'ARTIFACT_NOT_FOUND',
  });
  const admin = await gateway.admin();
  expect((await admin.send('artifact', { params: { id: artifact_id } })).status).toBe(200);
});

test('a workbook is told which files of its analysis were replaced since, a copy that leaves is not', async () => {
  const label = 'Triwulan II 2024';
  const { id, sha256, surveyId } = await storeQuarter(gateway, { label });
  const ofFile = await storeSession(gateway, staff, {
    surveyBeforeId: surveyId,
    sources: { before: aSource({ file_id: id, label, sha256 }) },
  });
  const ask = async (change: object = {}) => {
    const body = { ...PERIODS, ...change };
    await staff.send('tabulation', { params: { session: ofFile }, body });
    return begun.at(-1)!.payload;
  };
  expect(await ask()).not.toHaveProperty('oldFiles');
  await storeQuarter(gateway, { label, replaces: id });
  expect(await ask()).toHaveProperty('oldFiles', [{ label, isGone: false }]);
  expect(begun).toHaveLength(2);
  expect(await ask({ copy: 'release' })).not.toHaveProperty('oldFiles');
});

test('a quarter may be called by the longest label that a file may have', async () => {
  const body = { ...PERIODS, quarter_now: 'x'.repeat(120) };
  expect(QuarterLabel.parse(body.quarter_now)).toBe(body.quarter_now);
  expect((await staff.send('tabulation', { params: { session }, body })).status).toBe(200);
  const longer = { ...body, quarter_now: 'x'.repeat(121) };
  expect(await staff.refusal('tabulation', { params: { session }, body: longer })).toMatchObject({
    status: 422,
    code: 'PERIOD_TOO_LONG',
  });
});

test.each([
  ['exportBab2', 'BAB2_Permintaan Domestik_Triwulan I 2025.xlsx'],
  ['exportBab3', 'BAB3_Per_Sektor_Triwulan I 2025.xlsx'],
  ['tabulation', 'tabulasi_likert_scale_Triwulan I 2025.xlsx'],
] as const)('%s calls no quarter as another one', async (name, fileName) => {
  const before = { file_id: null, label: 'Triwulan Sebelumnya', file_name: 'TW IV 2024.xlsx' };
  const sources = { now: aSource({ label: 'Triwulan I 2025' }), before: aSource(before) };
  const named = await storeSession(gateway, staff, { sources });
  const ask = (body: Record<string, string>) =>
    staff.send(name, {
      params: { session: named },
      body: { indicator_type: 'domestik', ...body },
    });
  const swapped = { quarter_now: 'Triwulan IV 2024', quarter_before: 'Triwulan I 2025' };
  const response = await ask(swapped);
  expect(response.headers.get('content-disposition')).toContain(fileName);
  const right = { quarter_now: 'Triwulan I 2025', quarter_before: 'Triwulan IV 2024' };
  expect(begun[0]!.payload).toMatchObject({ request: right, isRenamed: true });
  const free = { quarter_now: 'sebelum kenaikan tarif', quarter_before: 'tw 4' };
  await ask(free);
  expect(begun[1]!.payload).toMatchObject({ request: free });
  expect(begun[1]!.payload).not.toHaveProperty('isRenamed');
});

const visited = (visitedOn: string): StoredContact => ({
  name: 'PT Uji',
  companyKey: 'uji|pt',
  sheet: 'Uji',
  position: 0,
  details: {
    visited: visitedOn,
    visitedOn,
    method: null,
    employeesWritten: null,
    employees: null,
    place: null,
    product: null,
    interviewer: null,
  },
  answers: [],
});

test.each([
  [
    'what most sheets give as Periode',
    { noted: { year: 2025, quarter: 3 }, contacts: [visited('2025-10-02')] },
  ],
  ['the days of the visits', { contacts: [visited('2025-08-12')] }],
])('a quarter that neither label nor file name tells is told by %s', async (_what, sheets) => {
  const label = 'Triwulan Sekarang';
  const { surveyId } = await storeQuarter(gateway, {
    label: `Unggahan ${randomUUID()}`,
    ...sheets,
  });
  const uploaded = await storeSession(gateway, staff, {
    surveyNowId: surveyId,
    sources: { now: aSource({ file_id: null, label, file_name: 'kini.xlsx' }) },
  });
  const ask = async (quarter_now: string) => {
    const body = { ...PERIODS, quarter_now };
    await staff.send('tabulation', { params: { session: uploaded }, body });
    return begun.at(-1)!.payload;
  };
  expect(await ask('Triwulan IV 2025')).toMatchObject({
    request: { quarter_now: 'Triwulan III 2025' },
  });
  expect(await ask('TW 3-2025')).toMatchObject({ request: { quarter_now: 'TW 3-2025' } });
});

test("a name of another quarter does not give way to a label of another quarter than the file's", async () => {
  const label = 'Triwulan II 2023';
  const { id } = await storeQuarter(gateway, { label, period: { year: 2023, quarter: 3 } });
  const now = aSource({ file_id: id, label });
  const labelled = await storeSession(gateway, staff, { sources: { now } });
  const body = { ...PERIODS, quarter_now: 'Triwulan IV 2023' };
  await staff.send('tabulation', { params: { session: labelled }, body });
  expect(begun[0]!.payload).toMatchObject({ request: { quarter_now: 'Triwulan III 2023' } });
});

test.each([
  ['a draft', 'summaryBab4'],
  ['a preview', 'dataPreview'],
] as const)('%s tells that a quarter was called as another one', async (_what, route) => {
  const named = await storeSession(gateway, staff, { sources: { now: aSource() } });
  const ask = async (quarter_now: string) => {
    const accepted = await staff.send(route, {
      params: { session: named },
      body: { quarter_now, chapter: 'bab_4', analysis_type: 'profil_kontak' },
      headers: { prefer: 'respond-async' },
    });
    return (await gateway.database.runs.find(await jobIdOf(accepted)))!.payload;
  };
  expect(await ask('Tw I-2025')).not.toHaveProperty('isRenamed');
  expect(await ask('Tw II-2025')).toMatchObject({
    request: { quarter_now: 'Triwulan I 2025' },
    isRenamed: true,
  });
});

test("a last year's period that is left empty is sent on as null", async () => {
  const body = { ...PERIODS, quarter_last_year: ' ' };
  await staff.send('tabulation', { params: { session }, body });
  expect(begun[0]!.payload).toMatchObject({ request: { quarter_last_year: null } });
});

test.each([
  ['no period', {}],
  ['one period', { quarter_now: 'Triwulan III 2025' }],
  ['blank periods', { quarter_now: ' ', quarter_before: '' }],
])('a tabulation with %s says what is missing', async (_what, body) => {
  expect(await staff.refusal('tabulation', { params: { session }, body })).toMatchObject({
    status: 422,
    code: 'PERIODS_REQUIRED',
    message: 'Harap isi Periode Sekarang dan Periode Sebelumnya',
  });
});

test.each([
  ['exportBab2' as const, PERIODS],
  ['exportBab2' as const, { ...PERIODS, indicator_type: 'bukan indikator' }],
  ['exportBab3' as const, { quarter_now: 'Triwulan III 2025' }],
])('%s of %j is not enough', async (route, body) => {
  expect(await staff.refusal(route, { params: { session }, body })).toMatchObject({
    status: 422,
    code: 'EXPORT_INCOMPLETE',
    message: 'Data tidak lengkap untuk export',
  });
});

test('a refusal of the worker is the answer, not a file', async () => {
  expect(await staff.refusal('exportComparison', { params: { session } })).toMatchObject({
    status: 422,
    code: 'QUARTER_NOT_LOADED',
  });
});

test('a chart comes as JSON, and as a file under its own name', async () => {
  const chart = await staff.call('orientationChart', { params: { session } });
  expect(chart.data).toEqual({ mixed: 1, domestic: 2, export: 3 });
  const file = await staff.send('downloadOrientationChart', { params: { session } });
  expect(file.headers.get('content-type')).toBe(PNG_MEDIA_TYPE);
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename=grafik_5_1_orientasi_penjualan.png',
  );
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PICTURE);
});

test.each([
  'exportComparison',
  'orientationChart',
  'sectorChart',
  'downloadOrientationChart',
  'downloadSectorChart',
  'availableIndicators',
] as const)("somebody else's session is not there for %s", async (route) => {
  const other = await gateway.signedIn('staff');
  expect(await other.refusal(route, { params: { session } })).toMatchObject({
    status: 404,
    code: 'ANALYSIS_NOT_FOUND',
  });
  expect(begun).toEqual([]);
});

test.each([
  ['tfIdf' as const, { text_type: 'domestik' }],
  ['wordcloud' as const, { text_type: 'domestik' }],
  ['tabulation' as const, PERIODS],
  ['exportBab2' as const, { ...PERIODS, indicator_type: 'domestik' }],
  ['exportBab3' as const, PERIODS],
])("somebody else's session is not there for %s", async (route, body) => {
  const other = await gateway.signedIn('staff');
  expect(await other.refusal(route, { params: { session }, body })).toMatchObject({
    status: 404,
    code: 'ANALYSIS_NOT_FOUND',
  });
});

test.each([0, 101, 1.5, 'sepuluh'])('%p key words are refused', async (top_n) => {
  const body = { text_type: 'domestik', top_n };
  expect(await staff.refusal('tfIdf', { params: { session }, body })).toMatchObject({
    status: 422,
    code: 'TOP_N_OUT_OF_RANGE',
  });
});

test('key words of an indicator that does not exist ask for one', async () => {
  const body = new URLSearchParams({ text_type: 'cuaca' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(gateway.url + pathOf('tfIdf', { session }), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${staff.token}` },
    body,
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'INDICATOR_REQUIRED' });
});
