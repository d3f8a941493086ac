import { randomBytes, randomUUID } from 'node:crypto';
import {
  CALL_KEY_HEADER,
  CONCLUSIONS_PAGE_SIZE,
  USAGE_LIMITS,
  type UsageLimits,
} from '@lqc/contracts';
import { StorageRoom } from '../../src/files/storage-room.js';
import { changeLimits } from '../support/change-limits.js';
import { type Client, jobIdOf } from '../support/client.js';
import { storeCompanies, storeQuarter } from '../support/stored-files.js';
import { aSource, storeSession } from '../support/stored-sessions.js';
import { gateway, withGateway } from '../support/with-gateway.js';

let staff: Client;
let session: string;
withGateway(async () => {
  staff = await gateway.signedIn('staff');
  session = await storeSession(gateway, staff);
});

const standard = Object.fromEntries(
  Object.entries(USAGE_LIMITS).map(([name, limit]) => [name, limit.standard]),
) as UsageLimits;
const setLimits = async (change: Partial<UsageLimits>) =>
  changeLimits(await gateway.admin(), { ...standard, ...change });

const conclusion = (more: object = {}) => ({
  sessionId: session,
  chapter: 'bab_2' as const,
  indicator: 'Penjualan domestik',
  quarterNow: 'Triwulan II 2025',
  summary: 'Naik.',
  ...more,
});
const aForm = (bytes: number, text: string = crypto.randomUUID()) => {
  const form = new FormData();
  form.set('file', new Blob([text.padEnd(bytes, 'x')]), 'bukan-excel.xlsx');
  return form;
};
const prefer = { headers: { prefer: 'respond-async' } };

test('conclusions with texts without an end are refused, and come in pages to whoever asks for pages', async () => {
  const fact = {
    id: 'domestik',
    kind: 'average',
    subject: 'x'.repeat(900_000),
    quarter: 'now',
    value: 3,
    unit: 'skala',
    decimals: 2,
    label: 'rata-rata',
  };
  const refused = await staff.refusal('saveConclusion', { body: conclusion({ facts: [fact] }) });
  expect(refused.status).toBe(400);
  for (let at = 0; at < CONCLUSIONS_PAGE_SIZE + 3; at += 1)
    await staff.call('saveConclusion', { body: conclusion({ summary: `Naik ${at}.` }) });
  const limit = CONCLUSIONS_PAGE_SIZE;
  const first = await staff.call('conclusions', { body: { limit } });
  expect(first.data).toHaveLength(CONCLUSIONS_PAGE_SIZE);
  const rest = await staff.call('conclusions', { body: { limit, after: first.next! } });
  expect(rest.next).toBeNull();
  const told = [...first.data, ...rest.data].map(({ summary }) => summary);
  expect(told).toEqual(
    Array.from({ length: CONCLUSIONS_PAGE_SIZE + 3 }, (_, at) => `Naik ${at}.`).toReversed(),
  );
});

test('nobody stores more than a person may, the refusal names the limit, others go on', async () => {
  await setLimits({ stored_mb_per_person: USAGE_LIMITS.stored_mb_per_person.min });
  const hoarder = await gateway.signedIn('staff');
  const upload = () => ({ body: aForm(26_000_000), ...prefer });
  expect((await hoarder.send('uploadFile1', upload())).status).toBe(202);
  const refused = await hoarder.refusal('uploadFile1', upload());
  expect(refused).toMatchObject({ status: 413, code: 'STORAGE_FULL_PERSON' });
  expect(refused.message).toContain('50 MB');
  expect(refused.message).toContain('Operasional');
  const other = await gateway.signedIn('staff');
  expect((await other.send('uploadFile1', { body: aForm(1000), ...prefer })).status).toBe(202);
  await setLimits({});
});

test('more uploads at once than there are connections to the database are all stored', async () => {
  const { id: user } = (await gateway.database.users.findByName(staff.username))!;
  const room = new StorageRoom(gateway.database);
  const before = (await gateway.database.usage.storedBytes(user)).own;
  const uploads = Array.from({ length: 12 }, (_, at) =>
    room.store(user, Buffer.from(`isi ${10 + at}`)),
  );
  await Promise.all(uploads);
  const { own } = await gateway.database.usage.storedBytes(user);
  expect(own - before).toBe(12 * 'isi 10'.length);
});

test('what is sent and cancelled takes no place, but for what another of its runs is to read', async () => {
  const fickle = await gateway.signedIn('staff');
  const { id: user } = (await gateway.database.users.findByName(fickle.username))!;
  const stored = async () => (await gateway.database.usage.storedBytes(user)).own;
  const send = async (text?: string) =>
    jobIdOf(await fickle.send('uploadFile1', { body: aForm(500_000, text), ...prefer }));
  const runs = [await send(), await send('twice'), await send('twice')];
  expect(await stored()).toBe(1_000_000);
  const left: number[] = [];
  for (const id of runs) {
    await fickle.call('cancelJob', { params: { id } });
    left.push(await stored());
  }
  expect(left).toEqual([500_000, 500_000, 0]);
});

test('what was read of an upload, typed at a visit or kept of an answer takes a place as well, and is refused where there is none', async () => {
  const hoarder = await gateway.signedIn('staff');
  const { database } = gateway;
  const { id } = (await database.users.findByName(hoarder.username))!;
  // Nothing that PostgreSQL could store in less.
  const words = () => randomBytes(9000).toString('base64');
  const visit = (field: string) => ({
    event_id: randomUUID(),
    note_id: randomUUID(),
    device_id: 'tablet',
    seq: 1,
    field,
    value: words(),
    typed_at: '2025-11-11T13:40:00+08:00',
  });
  const send = (field: string) =>
    hoarder.send('captureEvents', { body: { events: [visit(field)] } });
  const grows = async (store: () => Promise<unknown>) => {
    const { own } = await database.usage.storedBytes(id);
    await store();
    return (await database.usage.storedBytes(id)).own - own;
  };
  const upload = async () => {
    const answer = { hasLikertRow: false, score: null, scoreCell: null, narrativeCell: 'B2' };
    const contact = { name: 'PT Contoh', companyKey: 'contoh', sheet: 'A', position: 1 };
    const answers = [{ ...answer, indicator: 'domestik' as const, narrative: words() }];
    const surveyNowId = await database.surveys.store(database.dataSource.manager, {
      contentSha256: randomUUID(),
      findings: {},
      contacts: [{ ...contact, answers }],
    });
    const now = aSource({ file_id: null });
    await storeSession(gateway, hoarder, { surveyNowId, sources: { now } });
  };
  const answerKept = async () => {
    const call = { userId: id, route: 'saveConclusion', key: randomUUID(), asked: 'a' };
    const begun = await database.repeatedCalls.begin(call, 60_000);
    if ('attempt' in begun)
      await database.repeatedCalls.answered(call, begun.attempt, 200, words());
  };
  expect(await grows(upload)).toBeGreaterThan(10_000);
  expect(await grows(() => send('narrative:domestik'))).toBeGreaterThan(10_000);
  expect(await grows(() => send('?'))).toBeGreaterThan(10_000);
  expect(await grows(answerKept)).toBeGreaterThan(10_000);

  const { min } = USAGE_LIMITS.stored_mb_per_person;
  await new StorageRoom(database).store(id, Buffer.alloc(min * 1_000_000 - 50_000));
  await setLimits({ stored_mb_per_person: min });
  const full = { status: 413, code: 'STORAGE_FULL_PERSON' };
  const events = [visit('narrative:ekspor')];
  expect(await hoarder.refusal('captureEvents', { body: { events } })).toMatchObject(full);
  await setLimits({});
});

test('a text is stored without summing up all that the office has stored, and refused by what is stored now', async () => {
  const { database } = gateway;
  const writer = await gateway.signedIn('staff');
  const { id } = (await database.users.findByName(writer.username))!;
  const own = await storeSession(gateway, writer);
  const body = conclusion({ sessionId: own });
  const { min } = USAGE_LIMITS.stored_mb_per_person;
  const sha256 = await new StorageRoom(database).store(id, Buffer.alloc(min * 1_000_000 - 1));
  await setLimits({ stored_mb_per_person: min });
  expect(await writer.refusal('saveConclusion', { body })).toMatchObject({
    code: 'STORAGE_FULL_PERSON',
  });
  await database.dataSource.query('DELETE FROM workbook_content WHERE sha256 = $1', [sha256]);
  await writer.call('saveConclusion', { body });
  await database.dataSource.transaction(async (elsewhere) => {
    await elsewhere.query('LOCK TABLE report_comment');
    await writer.call('saveConclusion', { body: { ...body, summary: 'Turun.' } });
  });
  await setLimits({});
});

test('analyses that are opened over and over keep no answers', async () => {
  const opener = await gateway.signedIn('staff');
  const { id } = (await gateway.database.users.findByName(opener.username))!;
  await storeCompanies(gateway, {});
  const quarters = {
    quarter_now_id: (await storeQuarter(gateway, { label: 'Triwulan II 2093' })).id,
    quarter_before_id: (await storeQuarter(gateway, { label: 'Triwulan I 2093' })).id,
  };
  for (let nth = 0; nth < 3; nth += 1) {
    const headers = { ...prefer.headers, [CALL_KEY_HEADER]: randomUUID() };
    const opened = await opener.send('startSession', { body: quarters, headers });
    expect(opened.status).toBe(202);
  }
  const kept = await gateway.database.dataSource.query(
    `SELECT FROM repeated_call WHERE user_id = $1`,
    [id],
  );
  expect(kept).toHaveLength(0);
});

test('who sends a workbook stands in the audit log, refused or not', async () => {
  const sender = await gateway.signedIn('staff');
  await sender.send('uploadFile1', { body: aForm(100), ...prefer });
  const { events } = await (
    await gateway.admin()
  ).call('auditEvents', { query: { actor: sender.username, action: 'send-workbook' } });
  expect(events).toMatchObject([{ outcome: 'accepted', object_label: 'bukan-excel.xlsx' }]);
});

test('100 exports at once are as many as one person may have unfinished', async () => {
  await setLimits({ unfinished_heavy_per_person: 20 });
  const eager = await gateway.signedIn('staff');
  const own = await storeSession(gateway, eager);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      eager.send('tabulation', {
        params: { session: own },
        body: { quarter_now: `Triwulan ${at}`, quarter_before: 'Triwulan I' },
        ...prefer,
      }),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_RUNS',
    message: expect.stringContaining('20 pekerjaan'),
  });
  // Another person's click is taken at once.
  const other = await gateway.signedIn('staff');
  const click = await other.send('tabulation', {
    params: { session: await storeSession(gateway, other) },
    body: { quarter_now: 'Triwulan II', quarter_before: 'Triwulan I' },
    ...prefer,
  });
  expect(click.status).toBe(202);
}, 60_000);

test("a day's tokens of the model end for a person, not for an automatic draft", async () => {
  await setLimits({ model_tokens_per_person_and_day: 1000 });
  const writer = await gateway.signedIn('staff');
  const { id } = (await gateway.database.users.findByName(writer.username))!;
  await gateway.database.usage.addModelTokens(id, 1000);
  const own = await storeSession(gateway, writer);
  const body = {
    quarter_now: 'Triwulan II 2025',
    quarter_before: 'Triwulan I 2025',
    chapter: 'bab_2' as const,
    analysis_type: 'indikator_utama',
    indicator_type: 'domestik',
  };
  const refused = await writer.refusal('summary', { params: { session: own }, body, ...prefer });
  expect(refused).toMatchObject({ status: 429, code: 'MODEL_BUDGET_PERSON' });
  expect(refused.message).toContain('1.000 token');
  const automatic = { ...body, writer: 'automatic' };
  const taken = await writer.send('summary', {
    params: { session: own },
    body: automatic,
    ...prefer,
  });
  expect(taken.status).toBe(202);
  await setLimits({});
});

test('limits are seen and changed by admins alone, and the change is written down', async () => {
  const admin = await gateway.admin();
  expect(await staff.refusal('usageLimits')).toMatchObject({ status: 403 });
  await setLimits({});
  const { changed_at: based_on } = await admin.call('usageLimits');
  const changed = { unfinished_model_per_person: 7 };
  const saved = await admin.call('saveUsageLimits', { body: { ...changed, based_on } });
  expect(saved.limits).toEqual({ ...standard, ...changed });
  expect((await admin.call('usageLimits')).limits).toEqual(saved.limits);
  const { events } = await admin.call('auditEvents', {
    query: { action: 'change-limits', limit: '1' },
  });
  expect(events[0]!.object_label).toBe('unfinished_model_per_person=7');
  const beyond = { unfinished_model_per_person: 0, based_on: saved.changed_at };
  expect(await admin.refusal('saveUsageLimits', { body: beyond })).toMatchObject({ status: 400 });
  const wrapped = { limits: changed, based_on: saved.changed_at } as object;
  expect(await admin.refusal('saveUsageLimits', { body: wrapped as never })).toMatchObject({
    status: 400,
  });
  expect((await admin.call('usageLimits')).changed_at).toBe(saved.changed_at);
  await setLimits({});
});

test('of two admins who change limits from the same state the second is told, and the first one’s limits stand', async () => {
  const admin = await gateway.admin();
  const { changed_at: based_on, limits } = await admin.call('usageLimits');
  await admin.call('saveUsageLimits', { body: { reports_per_person: 41, based_on } });
  const late = { body: { stored_mb_per_person: 77, based_on } };
  expect(await admin.refusal('saveUsageLimits', late)).toMatchObject({
    status: 409,
    code: 'SETTING_CHANGED_MEANWHILE',
  });
  const never = { body: { stored_mb_per_person: 77, based_on: null } };
  expect(await admin.refusal('saveUsageLimits', never)).toMatchObject({
    code: 'SETTING_CHANGED_MEANWHILE',
  });
  expect((await admin.call('usageLimits')).limits).toEqual({ ...limits, reports_per_person: 41 });
  await setLimits({});
});
