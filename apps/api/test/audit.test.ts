import { createHash } from 'node:crypto';
import {
  CALL_KEY_HEADER,
  pathOf,
  type RequestOf,
  type Route,
  type RouteName,
  ROUTES,
} from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { Database, type NewAuditEvent } from '@lqc/database';
import { pino } from 'pino';
import { ADMIN } from './support/a-gateway.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { type Client } from './support/client.js';
import { storeQuarter } from './support/stored-files.js';
import { storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let admin: Client;
const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
withGateway(
  async () => {
    admin = await gateway.admin();
  },
  { log },
);

type AuditQuery = NonNullable<RequestOf<'auditEvents'>['query']>;
const events = async (query: AuditQuery = {}) =>
  (await admin.call('auditEvents', { query })).events;
const latest = async (action: AuditQuery['action']) => (await events({ action, limit: 1 }))[0];
/** A stream is written down when it has left, so perhaps a moment after it was read here. */
const written = (action: AuditQuery['action']) => until(() => latest(action));
/** A quarter with one contact whose score says the opposite of its words. */
const storeContradiction = (label: string) =>
  storeQuarter(gateway, {
    label,
    contacts: [
      {
        name: 'PT Contoh Bertentangan',
        companyKey: 'pt contoh bertentangan',
        sheet: 'Contoh',
        position: 0,
        details: {
          visited: null,
          visitedOn: null,
          method: null,
          employeesWritten: null,
          employees: null,
          place: null,
          product: null,
          interviewer: null,
        },
        answers: [
          {
            indicator: 'domestik',
            hasLikertRow: true,
            score: 5,
            scoreCell: 'D9',
            narrative: 'Permintaan turun.',
            narrativeCell: 'D10',
            direction: -1,
          },
        ],
      },
    ],
  });
const fingerprintOf = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
const idOf = async (username: string) => (await gateway.database.users.findByName(username))!.id;

describe('a row for each sensitive act, with who, on what and from where', () => {
  test('signing in, out, and failing to', async () => {
    const staff = await gateway.signedIn('staff');
    expect(await latest('sign-in')).toMatchObject({
      actor: staff.username,
      outcome: 'done',
      object_type: 'account',
      object_label: staff.username,
      address: staff.address,
    });
    const thief = gateway.stranger();
    const body = { username: staff.username.toUpperCase(), password: 'some-wrong-password' };
    await thief.refusal('login', { body });
    expect(await latest('sign-in')).toMatchObject({
      actor: null,
      outcome: 'refused',
      code: 'LOGIN_FAILED',
      object_label: staff.username,
      address: thief.address,
    });
    await staff.call('logout');
    expect(await latest('sign-out')).toMatchObject({ actor: staff.username, outcome: 'done' });
  });

  test('a name that nobody has is not kept: it may be a password in the wrong field', async () => {
    const body = { username: 'rahasia-besar-saya', password: 'some-wrong-password' };
    await gateway.stranger().refusal('login', { body });
    expect(await latest('sign-in')).toMatchObject({ actor: null, object_label: null });
    const [{ count }] = await gateway.database.dataSource.query(
      `SELECT count(*)::int AS count FROM audit_event e WHERE e::text LIKE '%rahasia-besar%'`,
    );
    expect(count).toBe(0);
  });

  test('accounts made, changed, reset and signed out', async () => {
    const { user } = await admin.call('createUser', {
      body: { username: 'dewi.audit', role: 'staff' },
    });
    expect(await latest('create-account')).toMatchObject({
      actor: ADMIN.username,
      object_id: user.id,
      object_label: 'dewi.audit role=staff',
      outcome: 'done',
    });
    const params = { id: user.id };
    await admin.call('updateUser', { params, body: { disabled: true } });
    expect(await latest('change-account')).toMatchObject({
      object_id: user.id,
      object_label: 'dewi.audit disabled=false→true',
    });
    await admin.call('resetPassword', { params });
    expect(await latest('reset-password')).toMatchObject({ object_label: 'dewi.audit' });
    await admin.call('signOutUser', { params });
    expect(await latest('sign-out-account')).toMatchObject({ object_label: 'dewi.audit' });
  });

  test('passwords changed, and every session ended', async () => {
    const staff = await gateway.signedIn('staff');
    const current_password = `kata-sandi-uji-${staff.username.split('-')[1]}`;
    await staff.refusal('changePassword', {
      body: { current_password: 'not-it-at-all', new_password: 'sandi-baru-yang-panjang' },
    });
    expect(await latest('change-password')).toMatchObject({
      actor: staff.username,
      outcome: 'refused',
      code: 'CURRENT_PASSWORD_WRONG',
    });
    await staff.call('changePassword', {
      body: { current_password, new_password: 'sandi-baru-yang-panjang' },
    });
    expect(await latest('change-password')).toMatchObject({ outcome: 'done' });
    await staff.call('signOutEverywhere');
    expect(await latest('sign-out-everywhere')).toMatchObject({ actor: staff.username });
  });

  test('files stored, taken and deleted, by the name they had', async () => {
    const worker = await anInTestWorker(gateway, {});
    const headers = { prefer: 'respond-async' };
    const form = new FormData();
    form.set('label', 'Triwulan I 2031');
    form.set('file', new File(['x'], 'catatan.xlsx'));
    await admin.send('uploadQuarterlyFile', {
      body: form,
      headers,
    });
    const first = await latest('store-quarter');
    expect(first).toMatchObject({
      outcome: 'accepted',
      object_label: `Triwulan I 2031 · sha256=${fingerprintOf('x')} · catatan.xlsx`,
    });
    const [run] = await gateway.database.dataSource.query(
      `SELECT payload ->> 'fileId' AS id FROM job_run WHERE payload ->> 'label' = 'Triwulan I 2031'`,
    );
    expect(first!.object_id).toBe(run.id);
    const contentSha256 = await gateway.database.contents.store(Buffer.from('lama'));
    const stored = await storeQuarter(gateway, { label: 'Triwulan II 2031', contentSha256 });
    const files = { file: new File(['baru'], 'lebih baru.xlsx') };
    await admin.send('uploadQuarterlyFile', { body: { replaces: stored.id }, files, headers });
    expect(await latest('store-quarter')).toMatchObject({
      object_id: stored.id,
      object_label: `Triwulan II 2031 · sha256=${fingerprintOf('baru')} · before=${fingerprintOf('lama')} · lebih baru.xlsx`,
    });
    await worker.close();
    await admin.call('quarterlyFile', { body: { id: stored.id } });
    expect(await written('take-file')).toMatchObject({
      object_id: stored.id,
      object_label: 'Triwulan II 2031',
    });
    await admin.call('deleteFile', { body: { fileId: stored.id, fileType: 'quarterly' } });
    expect(await latest('delete-file')).toMatchObject({ object_label: 'Triwulan II 2031' });
  });

  test('what is brought back, by its kind and the name that it was deleted under', async () => {
    const stored = await storeQuarter(gateway, { label: 'Triwulan III 2033' });
    const { undo_id: file } = await admin.call('deleteFile', {
      body: { fileId: stored.id, fileType: 'quarterly' },
    });
    await admin.call('undo', { params: { id: file! } });
    expect(await latest('undo-deletion')).toMatchObject({
      outcome: 'done',
      object_type: 'file',
      object_label: 'Triwulan III 2033',
    });
    const { id } = await admin.call('saveConclusion', {
      body: {
        sessionId: await storeSession(gateway, admin),
        chapter: 'bab_2',
        indicator: 'Penjualan domestik',
        quarterNow: 'Triwulan II 2033',
        summary: 'Naik.',
      },
    });
    expect(await latest('keep-conclusion')).toMatchObject({ object_id: id });
    const { undo_id: conclusion } = await admin.call('deleteConclusion', {
      body: { resultId: id },
    });
    await admin.call('undo', { params: { id: conclusion! } });
    expect(await latest('undo-deletion')).toMatchObject({
      object_type: 'conclusion',
      object_id: id,
      object_label: expect.stringContaining('Penjualan domestik'),
    });
  });

  test('a decision about a score and its words: whose, on what, and how it was decided', async () => {
    const { id: quarter } = await storeContradiction('Triwulan I 2034');
    const [one] = (await admin.call('contradictions', { query: { quarter } })).items;
    const place = { contact_id: one!.contact_id, indicator: one!.indicator };
    await admin.call('decideContradiction', { body: { ...place, was: null, verdict: 'words' } });
    expect(await latest('decide-contradiction')).toMatchObject({
      object_type: 'contradiction',
      object_id: one!.contact_id,
      object_label: 'PT Contoh Bertentangan · domestik · words',
    });
    await admin.call('decideContradiction', { body: { ...place, was: 'words', verdict: null } });
    expect(await latest('decide-contradiction')).toMatchObject({
      object_label: 'PT Contoh Bertentangan · domestik · -',
    });
  });

  test('what holds for reports, their template, and what a search or plan that was taken out was of', async () => {
    await admin.call('saveReportSettings', { body: { reviewer_is_not_author: true } });
    expect(await latest('change-report-settings')).toMatchObject({
      object_label: 'reviewer_is_not_author=true',
    });
    await admin.call('saveReportSettings', { body: { reviewer_is_not_author: false } });
    const template = { fileName: 'kantor.docx', fileContent: btoa('bukan docx') };
    await admin.refusal('saveReportTemplate', { body: template });
    expect(await latest('change-report-template')).toMatchObject({
      outcome: 'refused',
      object_label: 'kantor.docx',
    });
    await gateway.database.settings.setReportTemplate(template, await idOf(ADMIN.username));
    await admin.call('removeReportTemplate');
    expect(await latest('remove-report-template')).toMatchObject({ object_label: 'kantor.docx' });
    const { id } = await storeQuarter(gateway, { label: 'Triwulan II 2034' });
    const headers = { prefer: 'respond-async' };
    const query = new URLSearchParams({ q: 'upah', sector: 'Konstruksi|Real Estat', quarter: id });
    await admin.send('exportSearch', { query: query.toString(), headers });
    expect(await written('export-workbook')).toMatchObject({
      object_type: 'search',
      object_label: 'upah · Triwulan II 2034 · Konstruksi · Real Estat',
    });
    await admin.send('exportPlan', { query: 'target=2034-3', headers });
    expect(await latest('export-workbook')).toMatchObject({
      object_label: 'exportPlan',
      object_id: '2034-3',
    });
  });

  test('what is changed of the model, from what to what, and nothing else of the body', async () => {
    const save = (body: object) => admin.send('saveLlmConfig', { body });
    await save({ names_may_go: true });
    await save({
      xai_timeout: 130,
      xai_model: 'grok-3',
      names_may_go: false,
      api_key: 'kunci-rahasia',
    });
    expect(await latest('change-model')).toMatchObject({
      outcome: 'done',
      object_type: 'model',
      object_label: 'names_may_go=true→false · xai_model=grok-3-mini→grok-3 · xai_timeout=120→130',
    });
    await save({ xai_timeout: 130 });
    expect(await latest('change-model')).toMatchObject({ object_label: 'grok-3' });
    await save({ xai_model: 'rahasia · names_may_go=true→false' });
    expect(await latest('change-model')).toMatchObject({
      outcome: 'refused',
      object_type: 'model',
      object_label: null,
    });
    expect(JSON.stringify(await events({ action: 'change-model' }))).not.toContain('rahasia');
  });

  test("what a change of the model's settings replaced, also where others changed them since it came", async () => {
    const { settings } = gateway.database;
    const by = await idOf(ADMIN.username);
    await settings.changeLlm({ names_may_go: true }, { by });
    const changeLlm = settings.changeLlm.bind(settings);
    const others = jest
      .spyOn(Object.getPrototypeOf(settings) as typeof settings, 'changeLlm')
      .mockImplementationOnce(async (...change) => {
        await changeLlm({ names_may_go: false }, { by });
        return changeLlm(...change);
      });
    await admin.call('saveLlmConfig', { body: { names_may_go: false, xai_timeout: 140 } });
    others.mockRestore();
    expect(await latest('change-model')).toMatchObject({ object_label: 'xai_timeout=130→140' });
  });

  test('which quarter is said of a file, and which work is done again or cancelled, and whose', async () => {
    const { id } = await storeQuarter(gateway, { label: 'Survei awal' });
    await admin.call('setFilePeriod', { params: { id }, body: { year: 2035, quarter: 1 } });
    expect(await latest('set-period')).toMatchObject({
      object_id: id,
      object_label: 'Survei awal · Triwulan I 2035',
    });
    const { username } = await gateway.signedIn('staff');
    const run = await gateway.database.runs.create({
      name: 'test-model',
      payload: {},
      ownerId: await idOf(username),
      requestId: null,
    });
    await admin.call('cancelJob', { params: { id: run } });
    await admin.refusal('retryJob', { params: { id: run } });
    const told = { object_type: 'job', object_id: run, object_label: `test-model · ${username}` };
    expect(await latest('cancel-job')).toMatchObject({ outcome: 'done', ...told });
    expect(await latest('retry-job')).toMatchObject({ outcome: 'refused', ...told });
  });

  test("staff who reach for an administrator's act", async () => {
    const staff = await gateway.signedIn('staff');
    await staff.refusal('deleteFile', { body: {} });
    expect(await latest('reach-beyond-role')).toMatchObject({
      actor: staff.username,
      outcome: 'refused',
      code: 'FORBIDDEN',
      object_label: `POST ${pathOf('deleteFile')}`,
    });
  });
});

describe('an act whose row the database does not take', () => {
  const unwritten = () =>
    jest
      .spyOn(gateway.app.get(Database).audit, 'add')
      .mockRejectedValueOnce(Object.assign(new Error('rahasia'), { code: '23505' }));
  afterEach(() => jest.restoreAllMocks());

  test('is answered as carried out, never logged as refused, and told of in the process’ log by ids', async () => {
    const { user } = await admin.call('createUser', {
      body: { username: 'tanpa.jejak', role: 'staff' },
    });
    unwritten();
    const answer = await admin.refusal('updateUser', {
      params: { id: user.id },
      body: { role: 'admin' },
    });
    expect(answer).toMatchObject({ status: 500, code: 'DONE_UNLOGGED' });
    expect(answer.message).toContain('sudah dijalankan');
    expect((await gateway.database.users.findByName('tanpa.jejak'))!.role).toBe('admin');
    expect(await events({ action: 'change-account', outcome: 'refused' })).toEqual([]);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      msg: 'audit row not written',
      request_id: answer.headers.get('x-request-id'),
      actor_id: await idOf(ADMIN.username),
      action: 'change-account',
      outcome: 'done',
      object_type: 'account',
      object_id: user.id,
      error: 'Error 23505',
    });
    expect(lines.at(-1)).not.toMatch(/rahasia|tanpa\.jejak/);
  });

  test('is not carried out once more by a repetition, which is told the same', async () => {
    const staff = await gateway.signedIn('staff');
    const body = { name: 'Tanpa jejak', query: { q: 'ekspor' } };
    const call = { body, headers: { [CALL_KEY_HEADER]: crypto.randomUUID() } };
    unwritten();
    for (const _ of ['first', 'repeated'])
      expect(await staff.refusal('saveSearch', call)).toMatchObject({ code: 'DONE_UNLOGGED' });
    expect((await staff.call('savedSearches')).searches).toHaveLength(1);
    expect(await events({ action: 'keep-search', actor: staff.username })).toEqual([]);
  });
});

test('that sign-ins have to wait is written once, when it begins, and not each try', async () => {
  const { username } = await gateway.signedIn('staff');
  const thief = gateway.stranger();
  const body = { username, password: 'some-wrong-password' };
  for (let tries = 0; tries < 8; tries++) await thief.send('login', { body });
  const own = (await events({ limit: '20' })).filter(({ address }) => address === thief.address);
  expect(own.map(({ action, code, object_label: label }) => [action, code, label])).toEqual([
    ['hold-sign-in', null, username],
    ...Array.from({ length: 5 }, () => ['sign-in', 'LOGIN_FAILED', username]),
  ]);
});

test("a call in another's name is written, with whose name where somebody has it", async () => {
  const staff = await gateway.signedIn('staff');
  await staff.refusal('conclusions', { body: { username: 'ADMIN' } });
  const path = `POST ${pathOf('conclusions')}`;
  expect(await latest('act-as-another')).toMatchObject({
    actor: staff.username,
    code: 'USERNAME_MISMATCH',
    object_label: `${path} · admin`,
  });
  await staff.refusal('saveConclusion', { body: { username: 'kata-sandi-di-tempat-salah' } });
  expect(await latest('act-as-another')).toMatchObject({
    object_label: `POST ${pathOf('saveConclusion')}`,
  });
});

/** Calls that write and leave no row, each with the reason. */
const UNWRITTEN: Readonly<Partial<Record<RouteName, string>>> = {
  userFiles: 'lists files, as a GET would',
  conclusions: 'lists conclusions, as a GET would',
  tfIdf: 'only works words out',
  wordcloud: 'only draws words',
  checkSummary: 'only checks a text, which is kept by another call',
  chapterSentences: 'only tells what can be said, as a GET would',
  seeSavedSearch: 'a mark of where one has read to',
  holdSection: 'lasts minutes; what is changed meanwhile is written down',
  releaseSection: 'as holdSection',
  stopChat: 'the question is written down, and the reply says that it was stopped',
};

test('whatever is changed is written down, or it is said why not', () => {
  const silent = (Object.entries(ROUTES) as [RouteName, Route][]).filter(
    ([, { audit, method }]) => !audit && method !== 'GET',
  );
  expect(silent.map(([name]) => name).toSorted()).toEqual(Object.keys(UNWRITTEN).toSorted());
});

test('acts of every day: an analysis begun, a report begun, a search kept and forgotten, work cancelled', async () => {
  const staff = await gateway.signedIn('staff');
  const [now, before] = [
    await storeQuarter(gateway, { label: 'Triwulan IV 2032' }),
    await storeQuarter(gateway, { label: 'Triwulan III 2032' }),
  ];
  const body = { quarter_now_id: now.id, quarter_before_id: before.id };
  await staff.refusal('startSession', { body });
  await staff.refusal('createReport', { body: { ...body, title: '＝HYPERLINK("x")' } });
  await staff.call('saveSearch', { body: { name: 'Upah', query: { q: 'upah' } } });
  const { searches } = await staff.call('savedSearches');
  await staff.call('forgetSearch', { params: { id: searches[0]!.id } });
  const params = { id: crypto.randomUUID(), section: crypto.randomUUID() };
  await staff.refusal('cancelJob', { params });
  await staff.refusal('chat', { params: { session: params.id }, body: { message: 'Apa?' } });
  const text = { sentence: 'Rahasia PT Contoh.', text: 'Rahasia PT Contoh.' };
  await staff.refusal('comment', { params, body: text });
  const said = await events({ actor: staff.username });
  expect(said.map(({ action, outcome }) => `${action} ${outcome}`).toReversed()).toEqual([
    'sign-in done',
    'start-analysis refused',
    'create-report refused',
    'keep-search done',
    'forget-search done',
    'cancel-job refused',
    'ask-assistant refused',
    'comment refused',
  ]);
  expect(said.find(({ action }) => action === 'start-analysis')).toMatchObject({
    object_label: expect.stringContaining('Triwulan IV 2032'),
  });
  expect(JSON.stringify(said)).not.toContain('Rahasia');
});

test('what only reads figures or asks who one is leaves no row', async () => {
  const before = (await events({ limit: '1' }))[0]!.id;
  for (const name of ['me', 'adminStatus', 'listUsers', 'listSessions'] as const)
    await admin.call(name);
  await admin.call('userFiles', { body: {} });
  expect((await events({ limit: '1' }))[0]!.id).toBe(before);
});

test('neither passwords nor tokens are in the log', async () => {
  const [{ text }]: [{ text: string }] = await gateway.database.dataSource.query(
    `SELECT string_agg(e::text, ' ') AS text FROM audit_event e`,
  );
  expect(text).not.toMatch(/kata-sandi|some-wrong|sandi-baru|eyJ|argon2/);
  expect(text).not.toContain(admin.token!);
});

describe('the log', () => {
  test.each([
    ['changed', `UPDATE audit_event SET actor = 'orang lain'`],
    ['deleted', `DELETE FROM audit_event`],
    ['emptied', `TRUNCATE audit_event`],
  ])('cannot be %s, not even by SQL', async (_how, statement) => {
    await expect(gateway.database.dataSource.query(statement)).rejects.toThrow('append-only');
    expect((await events()).length).toBeGreaterThan(5);
  });

  test('outlives the account that it is about', async () => {
    const { user } = await admin.call('createUser', {
      body: { username: 'pergi.audit', role: 'staff' },
    });
    await gateway.database.dataSource.query(`DELETE FROM app_user WHERE id = $1`, [user.id]);
    expect(await latest('create-account')).toMatchObject({
      object_label: 'pergi.audit role=staff',
    });
  });

  test('is read page by page, newest first, each row once', async () => {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { events: page, next } = await admin.call('auditEvents', {
        query: { limit: 3, before },
      });
      seen.push(...page.map(({ id }) => id));
      before = next ?? undefined;
    } while (before);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
    const [{ count }] = await gateway.database.dataSource.query(
      `SELECT count(*)::int AS count FROM audit_event`,
    );
    expect(seen).toHaveLength(count);
  });

  test('is narrowed to a person by a part of the name, to an outcome and days', async () => {
    const of = async (actor: string) =>
      new Set((await events({ actor })).map((event) => event.actor));
    expect(await of(ADMIN.username)).toEqual(new Set(['admin']));
    expect(await of('DMI')).toEqual(new Set(['admin']));
    expect(await of('dm%')).toEqual(new Set());
    expect((await events({ outcome: 'refused' })).every((e) => e.outcome === 'refused')).toBe(true);
    expect(await events({ to: '2001-01-01' })).toEqual([]);
    expect(await events({ from: '2999-01-01' })).toEqual([]);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect((await events({ from: day, to: day })).length).toBeGreaterThan(0);
    for (const query of ['action=nothing', 'from=yesterday', 'before=1;DROP', 'limit=0'])
      expect((await admin.refusal('auditEvents', { query })).status).toBe(400);
  });

  test('keeps a name in one line that reads from left to right, whatever it holds', async () => {
    const title = 'Laporan\n1;admin\u202Etxt.exe\u2028akhir';
    const ids = { quarter_now_id: crypto.randomUUID(), quarter_before_id: crypto.randomUUID() };
    await admin.refusal('createReport', { body: { ...ids, title } });
    expect(await latest('create-report')).toMatchObject({
      object_label: 'Laporan 1;admin txt.exe akhir',
    });
  });

  test('leaves as CSV in which no cell is a formula, and that is written down too', async () => {
    const { database } = gateway;
    const id = await idOf(ADMIN.username);
    const event: NewAuditEvent = {
      actorId: id,
      actor: '=HYPERLINK("http://elsewhere.example";"klik")',
      action: 'take-file',
      outcome: 'done',
      code: null,
      objectType: 'file',
      objectId: null,
      objectLabel: '@SUM(A1)\u0000',
      address: null,
      agent: null,
      requestId: null,
    };
    const taken = { objectType: 'analysis', objectLabel: 'exportBab2' };
    await database.audit.add({ ...event, ...taken, action: 'export-workbook' });
    const ofNobody = { ...event, actorId: null, actor: null };
    await database.audit.add(event);
    await database.audit.add(ofNobody);
    await database.audit.add({ ...ofNobody, outcome: 'refused', requestId: 'call' });
    const response = await admin.send('exportAudit');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=jejak_audit.csv',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFFNo.;Waktu (WIB);Pengguna;Tindakan')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://elsewhere.example"";""klik"")"`);
    expect(text).toContain(`;File;;'@SUM(A1);`);
    expect(text).toContain(';Mengunduh hasil;Berhasil;;Analisis;;Export Excel BAB 2;');
    const at = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect(text).toMatch(new RegExp(`^\\d+;"?${at} \\d\\d:\\d\\d:\\d\\d"?;`, 'm'));
    expect(text).toContain(';Sistem;Mengambil file asli;Berhasil;');
    expect(text).toContain(';Tidak dikenal;Mengambil file asli;Ditolak;');
    expect(text).toContain(`"'＝HYPERLINK(""x"")"`);
    const lines = text.split('\r\n').length - 2;
    expect(await written('take-audit')).toMatchObject({ actor: 'admin', outcome: 'done' });
    const [{ count }] = await database.dataSource.query(
      `SELECT count(*)::int AS count FROM audit_event`,
    );
    expect(count).toBe(lines + 1);
  });
});

describe('the log as CSV', () => {
  const listed = () => jest.spyOn(gateway.app.get(Database).audit, 'list');
  afterEach(() => jest.restoreAllMocks());

  test('breaks off for whoever takes it when a page cannot be read: a part is never taken for the whole', async () => {
    const page = await gateway.database.audit.list({}, { limit: 1 });
    listed()
      .mockResolvedValueOnce(page)
      .mockRejectedValueOnce(Object.assign(new Error(), { code: '57014' }));
    const taken = admin.send('exportAudit').then((response) => response.text());
    await expect(taken).rejects.toThrow(TypeError);
    jest.restoreAllMocks();
    expect(await latest('take-audit')).toMatchObject({ code: 'DATABASE_TIMED_OUT' });
  });

  test('is read no faster than it is taken, and no further once its reader left', async () => {
    const page = await gateway.database.audit.list({}, { limit: 100 });
    let left = 5000;
    const reads = listed().mockImplementation(async () => (left-- > 0 ? page : []));
    const response = await admin.send('exportAudit', {
      headers: { 'accept-encoding': 'identity' },
    });
    const stand = async () => {
      for (let before = -1; before < reads.mock.calls.length;) {
        before = reads.mock.calls.length;
        await new Promise((look) => setTimeout(look, 200));
      }
      return left;
    };
    const untaken = await stand();
    expect(untaken).toBeGreaterThan(0);
    await response.body!.cancel();
    expect(await stand()).toBeGreaterThan(untaken - 10);
  });
});

test('what a body holds beside the change is not written down, and breaks nothing', async () => {
  const staff = await gateway.signedIn('staff');
  const id = await idOf(staff.username);
  const body = { password: 'rahasia-di-tempat-salah', '': { toString: null }, role: {} };
  await admin.send('signOutUser', { params: { id }, body });
  const row = (await events({ limit: '1' }))[0]!;
  expect(row).toMatchObject({ object_id: id, object_label: staff.username });
});
