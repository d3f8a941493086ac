import { randomUUID } from 'node:crypto';
import { CHAPTER_TYPES, LLM_DEFAULTS, pathOf, type RouteName, ROUTES } from '@lqc/contracts';
import { type Client, refusalOf, jobIdOf } from './support/client.js';
import { storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

const PERIODS = { quarter_now: 'Triwulan II 2025', quarter_before: 'Triwulan I 2025' };
let staff: Client;
let params: { session: string };

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  params = { session: await storeSession(gateway, staff) };
  // Names may go along, so that Mode samaran can be turned off.
  const body = { ...LLM_DEFAULTS, names_may_go: true };
  await (await gateway.admin()).call('saveLlmConfig', { body });
});

type Fields = Readonly<Record<string, string>>;

/** The ways in which the same fields travel. */
const FORMS = {
  multipart: (fields: Fields) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(fields)) body.append(name, text);
    return { body, headers: {} };
  },
  urlencoded: (fields: Fields) => ({
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  JSON: (fields: Fields) => ({
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  }),
};
const FORM_NAMES = Object.keys(FORMS) as (keyof typeof FORMS)[];

function post(name: RouteName, form: keyof typeof FORMS, fields: Fields, more: Fields = {}) {
  const { body, headers } = FORMS[form](fields);
  return staff.send(name, { params, body, headers: { ...headers, ...more } });
}

/** What the work of a call was asked for. */
async function asked(name: RouteName, form: keyof typeof FORMS, fields: Fields): Promise<unknown> {
  const response = await post(name, form, fields, { prefer: 'respond-async' });
  expect({ name, form, status: response.status }).toEqual({ name, form, status: 202 });
  const { payload } = (await gateway.database.runs.find(await jobIdOf(response)))!;
  return (payload as { request: unknown }).request;
}

const chapter = { ...PERIODS, chapter: 'bab_2', indicator_type: 'harga jual' };
const CALLS: readonly (readonly [RouteName, Fields, object])[] = [
  [
    'wordcloud',
    { text_type: 'domestik', quarter: '' },
    { text_type: 'domestik', quarter: 'now', mode: 'terms' },
  ],
  ['tfIdf', { text_type: 'domestik', top_n: '7' }, { top_n: 7, quarter: 'now' }],
  ['tfIdf', { text_type: 'domestik', top_n: '' }, { top_n: 10 }],
  ['tabulation', { ...PERIODS, quarter_last_year: '' }, { quarter_last_year: null }],
  ['summary', { ...chapter, samaran: 'false' }, { chapter: 'bab_2', samaran: false }],
  ['summary', { ...chapter, analysis_type: '', writer: '' }, { writer: 'model', samaran: true }],
  [
    'summaryBab4',
    { ...PERIODS, quarter_before: '', chapter: 'bab_4', analysis_type: 'profil_kontak' },
    { chapter: 'bab_4' },
  ],
  ['exportBab2', { ...PERIODS, indicator_type: 'harga jual' }, PERIODS],
  ['exportBab3', PERIODS, PERIODS],
  ['dataPreview', { ...chapter, samaran: 'true' }, { samaran: true }],
];

test.each(CALLS)(
  '%s takes its fields as either kind of form and as JSON alike',
  async (name, fields, expected) => {
    const [first, ...others] = await Promise.all(
      FORM_NAMES.map((form) => asked(name, form, fields)),
    );
    expect(first).toMatchObject(expected);
    for (const other of others) expect(other).toEqual(first);
  },
);

test.each(FORM_NAMES)('an analysis is reset by a call with an empty %s', async (form) => {
  const session = await storeSession(gateway, staff);
  const { body, headers } = FORMS[form]({});
  const response = await staff.send('resetSession', { params: { session }, body, headers });
  expect(response.status).toBe(200);
});

test.each(FORM_NAMES)('a %s from another site is refused before it is read', async (form) => {
  const { body, headers: type } = FORMS[form]({ text_type: 'domestik' });
  const response = await fetch(gateway.url + pathOf('wordcloud', params), {
    method: 'POST',
    headers: {
      ...type,
      cookie: `__Host-liaison_session=${staff.token}`,
      'sec-fetch-site': 'cross-site',
    },
    body,
  });
  expect(await refusalOf(response)).toMatchObject({ status: 403, code: 'CROSS_SITE_REQUEST' });
});

test('a form with a file, with too many fields or with one too long is a bad request', async () => {
  const withFile = new FormData();
  withFile.append('text_type', new File(['domestik'], 'a.txt'));
  const crowded = new FormData();
  for (let index = 0; index < 30; index += 1) crowded.append(`isian_${index}`, 'x');
  const long = new FormData();
  long.append('text_type', 'x'.repeat(100_000));
  for (const body of [withFile, crowded, long])
    expect(await staff.refusal('wordcloud', { params, body })).toMatchObject({ status: 400 });
});

test('a conversation and the uploads do not become forms by this', async () => {
  const body = new FormData();
  body.append('message', 'Apa yang berubah?');
  expect(await staff.refusal('chat', { params, body })).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
});

describe('an empty field is a missing one, and is asked for in the specified order', () => {
  const full = { ...PERIODS, chapter: 'bab_1', analysis_type: 'indikator_spesifik' };
  test.each([
    [{ ...full, quarter_now: '', chapter: '' }, 'Harap isi Triwulan Sekarang'],
    [{ ...full, chapter: '', quarter_before: '' }, 'Harap pilih BAB'],
    [{ ...full, quarter_before: '', analysis_type: '' }, 'Harap isi Triwulan Sebelumnya'],
    [{ ...full, analysis_type: '' }, 'Harap pilih jenis analisis'],
    [{ ...full, indicator_type: '' }, 'Harap pilih indikator'],
    [{ ...full, chapter: 'bab_2', analysis_type: '' }, 'Harap pilih indikator untuk analisis'],
    [
      { ...full, chapter: 'bab_3', analysis_type: 'analisis_sektoral', indicator_type: '' },
      'Harap pilih sektor untuk analisis',
    ],
    [{ quarter_now: 'a', chapter: 'bab_4', analysis_type: '' }, 'Harap pilih jenis analisis'],
    [{ ...full, chapter: 'bab_9' }, 'Harap pilih BAB'],
    [{ ...full, analysis_type: 'ramalan' }, 'Harap pilih jenis analisis'],
    [{ ...full, analysis_type: 'profil_kontak' }, 'Harap pilih jenis analisis'],
    [{ ...full, chapter: 'bab_4', analysis_type: 'garis_besar' }, 'Harap pilih jenis analisis'],
  ])('%j', async (body, message) => {
    for (const name of ['summary', 'checkSummary'] as const)
      expect(
        await staff.refusal(name, { params, body: { ...body, summary: 'Naik.' } }),
      ).toMatchObject({ status: 422, message });
  });

  test.each([
    [{}, 'Pilih BAB dan periode terlebih dahulu'],
    [{ ...full, chapter: '' }, 'Pilih BAB dan periode terlebih dahulu'],
    [{ ...full, quarter_now: '' }, 'Pilih BAB dan periode terlebih dahulu'],
    [{ ...full, quarter_before: '' }, 'Pilih periode sebelumnya untuk BAB 1-3'],
    [{ ...full, analysis_type: '' }, 'Harap pilih jenis analisis'],
    [{ ...full, analysis_type: 'profil_kontak' }, 'Harap pilih jenis analisis'],
  ])('before a preview: %j', async (body, message) => {
    expect(await staff.refusal('dataPreview', { params, body })).toMatchObject({
      status: 422,
      message,
    });
  });

  test('a preview of no session says so, before the type is asked for', async () => {
    const body = { ...full, analysis_type: '' };
    expect(
      await staff.refusal('dataPreview', { params: { session: randomUUID() }, body }),
    ).toMatchObject({ status: 404, message: 'Session ID tidak ditemukan' });
  });

  test.each(['bab_1', 'bab_2', 'bab_3'] as const)(
    '%s has no place at the address of BAB 4',
    async (one) => {
      const analysis_type = CHAPTER_TYPES[one].at(-1);
      const body = { ...full, indicator_type: 'domestik', chapter: one, analysis_type };
      expect(await staff.refusal('summaryBab4', { params, body })).toMatchObject({
        status: 422,
        code: 'SUMMARY_NOT_BAB4',
        message: expect.stringContaining('BAB 4'),
      });
    },
  );
});

describe('keeping a conclusion', () => {
  const kept = () => ({
    sessionId: params.session,
    chapter: 'bab_2',
    indicator: 'Harga Jual',
    quarterNow: PERIODS.quarter_now,
    summary: 'Harga turun.',
  });

  test('reads averages from text, and leaves out what is empty', async () => {
    const body = { ...kept(), analysisType: '', quarterBefore: '', avgNow: '2.98', avgBefore: '' };
    const response = await staff.send('saveConclusion', { body });
    const { id } = ROUTES.saveConclusion.response.parse(await response.json());
    const { data } = await staff.call('conclusions', { body: { username: '' } });
    expect(data.find((one) => one.id === id)).toMatchObject({
      analysis_type: null,
      quarter_before: null,
      avg_now: 2.98,
      avg_before: null,
    });
  });

  test.each([
    ...(['sessionId', 'chapter', 'indicator', 'quarterNow', 'summary'] as const).map((name) => ({
      [name]: '',
    })),
    { sessionId: undefined, summary: undefined },
    { avgNow: 'tinggi' },
    { analysisType: 'ramalan' },
    { analysisType: 'indikator_spesifik' },
  ])('with %j says that the data are incomplete', async (change) => {
    expect(await staff.refusal('saveConclusion', { body: { ...kept(), ...change } })).toMatchObject(
      { status: 422, message: 'Data tidak lengkap untuk disimpan' },
    );
  });
});

describe('where the cause has no sentence of its own, what failed is named', () => {
  const nothing = () => new FormData();
  test.each([
    ['uploadFile1', 'Upload File 1 gagal'],
    ['uploadFile2', 'Upload File 2/Database gagal'],
    ['uploadFile3', 'Upload File Tahun Lalu gagal'],
  ] as const)('%s without its files: %s', async (name, message) => {
    const body = nothing();
    body.append('session_id', params.session);
    expect(await staff.refusal(name, { body })).toMatchObject({ status: 400, message });
  });

  test('but a cause with its own sentence keeps it', async () => {
    const body = nothing();
    body.append('file', new File(['x'], 'foto.png'));
    expect(await staff.refusal('uploadFile1', { body })).toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: expect.stringContaining('.xlsx'),
    });
  });

  test('stored files', async () => {
    expect(await staff.refusal('quarterlyFile', { body: { id: randomUUID() } })).toMatchObject({
      status: 404,
      message: expect.stringMatching(/^Gagal mengambil file triwulan dari database/),
    });
    expect(await staff.refusal('companyFile', { body: {} })).toMatchObject({
      status: 404,
      message: expect.stringMatching(/^Gagal mengambil database perusahaan dari database/),
    });
    const admin = await gateway.admin();
    const nothingNamed: object[] = [
      { fileId: randomUUID() },
      {},
      { fileId: '', fileType: 'company' },
    ];
    for (const body of nothingNamed)
      expect(await admin.refusal('deleteFile', { body })).toMatchObject({
        status: 400,
        message: 'Gagal menghapus file',
      });
    expect(await staff.refusal('deleteConclusion', { body: {} })).toMatchObject({ status: 400 });
    expect(await staff.send('startSession', { body: [] }).then(refusalOf)).toMatchObject({
      status: 400,
      message: 'Gagal memproses file dari database',
    });
  });
});

test('an analysis compares two quarters, never one with itself', async () => {
  const id = randomUUID();
  const body = { quarter_now_id: id, quarter_before_id: id };
  expect(await staff.refusal('startSession', { body })).toMatchObject({
    status: 422,
    code: 'QUARTERS_SAME',
  });
});
