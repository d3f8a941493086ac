import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CALL_KEY_HEADER, CONCLUSIONS_PAGE_SIZE } from '@lqc/contracts';
import { waitingForLocks } from '@lqc/database/testing';
import type { TestGateway } from './support/a-gateway.js';
import { changeLimits } from './support/change-limits.js';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { aReport, anOffice } from './reports/a-report.js';

let gateway: TestGateway;
let author: Client;
let admin: Client;
beforeAll(async () => {
  ({ gateway, author } = await anOffice());
  admin = await gateway.admin();
});
afterAll(() => gateway?.stop());

const conclusion = (session: string, over: object = {}) => ({
  sessionId: session,
  chapter: 'bab_2' as const,
  indicator: 'Harga Jual',
  quarterNow: 'Triwulan I 2025',
  quarterBefore: 'Triwulan IV 2024',
  summary: 'Harga jual turun.',
  ...over,
});
const keyed = (key: string) => ({ headers: { [CALL_KEY_HEADER]: key } });
const rowsIn = async (table: string) => {
  const [{ count }] = await gateway.database.dataSource.query(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return count as number;
};
const tables = [
  'workbook_file',
  'analysis_session',
  'report',
  'report_quarter',
  'report_section',
  'report_section_version',
  'report_comment',
];
const everything = async () =>
  Object.fromEntries(await Promise.all(tables.map(async (one) => [one, await rowsIn(one)])));

test('without the sample files go only analyses and reports that stand on nothing else, and all of it comes back', async () => {
  const quarter = (label: string, isSample: boolean) => storeQuarter(gateway, { label, isSample });
  const sampleNow = await quarter('Triwulan II 2090', true);
  const sampleBefore = await quarter('Triwulan I 2090', true);
  const own = await quarter('Triwulan III 2090', false);
  const begin = (now: { id: string }, before: { id: string }, title: string) =>
    author.call('createReport', {
      body: { quarter_now_id: now.id, quarter_before_id: before.id, title },
    });
  const onSamples = await begin(sampleNow, sampleBefore, 'Latihan');
  const onOwn = await begin(own, sampleNow, 'Laporan kantor');
  const params = { id: onSamples.id, section: onSamples.sections[0]!.id };
  await author.call('saveSection', { params, body: { text: 'Ditulis sendiri.', version: 0 } });
  await author.call('comment', { params, body: { sentence: 'Ditulis sendiri.', text: 'Bagus.' } });

  const told = await admin.call('sampleData', {});
  expect(told.files.toSorted()).toEqual(['Triwulan I 2090', 'Triwulan II 2090']);
  expect(told.reports.map(({ title, goes, sections }) => [title, goes, sections])).toEqual([
    ['Laporan kantor', false, 0],
    ['Latihan', true, 1],
  ]);
  expect(told.analyses.map(({ goes }) => goes)).toEqual([false, true]);

  const before = await everything();
  const { undo_id: id } = await admin.call('removeSampleData', {});
  const { reports } = await author.call('reports', {});
  expect(reports.map(({ title }) => title)).toEqual(['Laporan kantor']);
  const { events } = await admin.call('auditEvents', { query: { limit: 2 } });
  expect(events.map((one) => [one.action, one.object_type, one.object_label])).toEqual([
    ['delete-report', 'report', 'Latihan'],
    ['remove-samples', 'file', 'quarterly=2 · analysis=1 · report=1'],
  ]);
  const left = await author.call('report', { params: { id: onOwn.id } });
  expect(left.quarter_before.file_id).toBeNull();

  expect(await author.refusal('undo', { params: { id: id! } })).toMatchObject({
    code: 'UNDO_NOT_FOUND',
  });
  await admin.call('undo', { params: { id: id! } });
  expect(await everything()).toEqual(before);
  const back = await author.call('report', { params: { id: onSamples.id } });
  expect(back.sections[0]).toMatchObject({ text: 'Ditulis sendiri.', version: 1 });
  const again = await author.call('report', { params: { id: onOwn.id } });
  expect(again.quarter_before.file_id).toBe(sampleNow.id);
  expect(await admin.refusal('undo', { params: { id: id! } })).toMatchObject({
    code: 'UNDO_NOT_FOUND',
  });
});

test('a company database that was replaced comes back, and the one that replaced it after that', async () => {
  const first = await storeCompanies(gateway, { 'PT Contoh Satu': 'Konstruksi' });
  const second = await storeCompanies(gateway, {
    'PT Contoh Dua': 'Konstruksi',
    'PT Contoh Tiga': 'Konstruksi',
  });
  const current = async () =>
    (await admin.call('userFiles', { body: {} })).data.company_files.map(({ id }) => id);
  expect(await current()).toEqual([second.id]);
  for (const [expected, companies] of [
    [first.id, 1],
    [second.id, 2],
  ] as const) {
    const { deleted } = await admin.call('undoables', {});
    const offered = deleted.find(({ kind }) => kind === 'company')!;
    expect(offered.companies).toBe(companies);
    await admin.call('undo', { params: { id: offered.id } });
    expect(await current()).toEqual([expected]);
  }
  // Contents that nothing else refers to are kept as long as the file can come back.
  await gateway.database.contents.deleteUnreferenced();
  expect(await gateway.database.contents.read(first.sha256)).not.toBeNull();
});

test('what a deleted file’s label was given to meanwhile stays, and the file is said to be in its way', async () => {
  const file = await storeQuarter(gateway, { label: 'Triwulan I 2091' });
  const { undo_id: id } = await admin.call('deleteFile', {
    body: { fileId: file.id, fileType: 'quarterly' },
  });
  const other = await storeQuarter(gateway, { label: 'triwulan i 2091' });
  const refused = await admin.refusal('undo', { params: { id: id! } });
  expect(refused).toMatchObject({ status: 409, code: 'UNDO_IN_THE_WAY' });
  expect(refused.message).toContain('Triwulan I 2091');
  await admin.call('deleteFile', { body: { fileId: other.id, fileType: 'quarterly' } });
  await admin.call('undo', { params: { id: id! } });
});

test('a conclusion and a report that were deleted come back to who deleted them, the report to any admin too, and to nobody else', async () => {
  const session = await storeSession(gateway, author, { sources: { now: aSource() } });
  const { id } = await author.call('saveConclusion', { body: conclusion(session) });
  const report = await aReport(gateway, author);
  const { undo_id: ofConclusion } = await author.call('deleteConclusion', {
    body: { resultId: id },
  });
  const { undo_id: ofReport } = await author.call('deleteReport', { params: { id: report.id } });
  const other = await gateway.signedIn('staff');
  expect((await other.call('undoables', {})).deleted).toEqual([]);
  expect(await other.refusal('undo', { params: { id: ofConclusion! } })).toMatchObject({
    code: 'UNDO_NOT_FOUND',
  });
  expect((await author.call('undoables', {})).deleted.slice(0, 2)).toMatchObject([
    { id: ofReport, kind: 'report', deleted_by: author.username },
    { id: ofConclusion, kind: 'conclusion', name: 'Harga Jual · Triwulan I 2025' },
  ]);
  const offered = (await admin.call('undoables', {})).deleted.map((one) => one.id);
  expect(offered).toContain(ofReport);
  expect(offered).not.toContain(ofConclusion);
  await admin.call('undo', { params: { id: ofReport! } });
  await author.call('undo', { params: { id: ofConclusion! } });
  const { data } = await author.call('conclusions', { body: {} });
  expect(data.map((one) => one.id)).toContain(id);
  expect((await author.call('report', { params: { id: report.id } })).sections).toHaveLength(
    report.sections.length,
  );
});

test('a creating call that comes three times with one key is carried out once, and answered the same', async () => {
  const session = await storeSession(gateway, author, { sources: { now: aSource() } });
  const quarters = {
    quarter_now_id: (await storeQuarter(gateway, { label: 'Triwulan II 2092' })).id,
    quarter_before_id: (await storeQuarter(gateway, { label: 'Triwulan I 2092' })).id,
  };
  const calls = [
    ['saveConclusion', 'conclusion', conclusion(session)],
    ['startSession', 'analysis_session', quarters],
    ['createReport', 'report', quarters],
  ] as const;
  for (const [name, table, body] of calls) {
    const before = await rowsIn(table);
    const ask = { body, ...keyed(randomUUID()) };
    const responses = await Promise.all([1, 2, 3].map(() => author.send(name, ask)));
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses).size).toBe(1);
    expect(statuses[0]).toBeLessThan(300);
    const replies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(replies).size).toBe(1);
    expect({ name, made: (await rowsIn(table)) - before }).toEqual({ name, made: 1 });
  }
});

test('a creating call that takes longer than a minute is not carried out a second time', async () => {
  const session = await storeSession(gateway, author, { sources: { now: aSource() } });
  const ask = { body: conclusion(session), ...keyed(randomUUID()) };
  const before = await rowsIn('conclusion');
  const { dataSource } = gateway.database;
  const isSilent = async () =>
    (
      await dataSource.query(
        `SELECT FROM repeated_call WHERE status IS NULL AND begun_at < now() - interval '1 minute'`,
      )
    ).length > 0;
  const sent = await dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE conclusion IN EXCLUSIVE MODE');
    const first = author.send('saveConclusion', ask);
    await waitingForLocks(gateway.databaseUrl, 1);
    await dataSource.query(
      `UPDATE repeated_call SET begun_at = begun_at - interval '61 seconds' WHERE status IS NULL`,
    );
    const until = Date.now() + 15_000;
    while ((await isSilent()) && Date.now() < until) await wait(50);
    const again = author.send('saveConclusion', ask);
    // Time to be carried out, if it were.
    await wait(1000);
    return [first, again];
  });
  const replies = await Promise.all(sent.map(async (response) => (await response).text()));
  expect(new Set(replies).size).toBe(1);
  expect((await rowsIn('conclusion')) - before).toBe(1);
});

test('a key that another request used is refused; one whose call was refused can be used again', async () => {
  const session = await storeSession(gateway, author, { sources: { now: aSource() } });
  const key = randomUUID();
  const wrong = { body: conclusion(session, { summary: '' }), ...keyed(key) };
  expect((await author.send('saveConclusion', wrong)).status).toBe(422);
  const right = { body: conclusion(session), ...keyed(key) };
  expect((await author.send('saveConclusion', right)).status).toBe(200);
  const other = { body: conclusion(session, { summary: 'Lain.' }), ...keyed(key) };
  expect(await author.refusal('saveConclusion', other)).toMatchObject({
    status: 409,
    code: 'CALL_KEY_TAKEN',
  });
});

test('all that a person keeps comes at once, pages when they are asked for; more than the cap is refused in words', async () => {
  const person = await gateway.signedIn('staff');
  const session = await storeSession(gateway, person, { sources: { now: aSource() } });
  const all = CONCLUSIONS_PAGE_SIZE + 3;
  await changeLimits(admin, { conclusions_per_person: all });
  for (let at = 0; at < all; at += 1)
    await person.call('saveConclusion', { body: conclusion(session, { indicator: `K ${at}` }) });
  const kept = await person.call('conclusions', { body: { username: person.username } });
  expect(kept.data).toHaveLength(all);
  expect(kept.next).toBeNull();
  const page = await person.call('conclusions', { body: { limit: 2 } });
  expect(page.data).toHaveLength(2);
  expect(page.next).toBe(page.data[1]!.id);
  const full = await person.refusal('saveConclusion', { body: conclusion(session) });
  expect(full).toMatchObject({ status: 409, code: 'CONCLUSIONS_FULL' });
  expect(full.message).toContain(`${all} kesimpulan`);
});
