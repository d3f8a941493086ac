import { type RequestOf, UNDO_PAGE_SIZE } from '@lqc/contracts';
import type { StoredContact } from '@lqc/database';
import { waitingForLocks } from '@lqc/database/testing';
import type { TestGateway } from './support/a-gateway.js';
import type { Client } from './support/client.js';
import { storeQuarter } from './support/stored-files.js';
import { aSource, idOf, storeSession } from './support/stored-sessions.js';
import { anOffice, aReport } from './reports/a-report.js';

let gateway: TestGateway;
let staff: Client;
let admin: Client;
beforeAll(async () => {
  ({ gateway, author: staff } = await anOffice());
  admin = await gateway.admin();
});
afterAll(() => gateway?.stop());

const answered = (score: number): StoredContact[] => [
  {
    name: 'PT Contoh Satu',
    companyKey: 'pt contoh satu',
    sheet: 'Lembar 1',
    position: 0,
    answers: [
      {
        indicator: 'domestik',
        hasLikertRow: true,
        score,
        scoreCell: 'D9',
        narrative: null,
        narrativeCell: null,
      },
    ],
  },
];
const ROMAN = ['I', 'II', 'III', 'IV'];
const stored = (year: number, quarter: number, score: number, replaces?: string) =>
  storeQuarter(gateway, {
    label: `Triwulan ${ROMAN[quarter - 1]} ${year}`,
    fileName: `skor ${score}.xlsx`,
    period: { year, quarter },
    contacts: answered(score),
    replaces,
  });
const remove = async (fileId: string) =>
  (await admin.call('deleteFile', { body: { fileId, fileType: 'quarterly' } })).undo_id!;
const undo = (id: string) => admin.call('undo', { params: { id } });
const undoables = async (query: RequestOf<'undoables'>['query'] = {}) =>
  admin.call('undoables', { query });
const replacedOf = async (label: string) =>
  (await undoables({ kinds: 'replaced' })).deleted.filter(({ name }) => name === label);
const fileNow = async (id: string) => {
  const { data } = await admin.call('userFiles', { body: {} });
  return data.quarterly_files.find((file) => file.id === id);
};
/** The history of one indicator, whose sums are made when they are asked for. */
const history = async () =>
  (await staff.call('history', { query: { indicator: 'domestik' } })).points;
const run = (sql: string) => gateway.database.dataSource.query(sql);

test('of two deleted quarters each comes back, in whatever order, and the history is as it was', async () => {
  const files = [await stored(2081, 1, 2), await stored(2081, 2, 3), await stored(2081, 3, 5)];
  const before = await history();
  expect(before.map(({ average }) => average)).toEqual(expect.arrayContaining([2, 3, 5]));
  for (const order of [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ]) {
    const undos = new Map<number, string>();
    for (const at of order) undos.set(at, await remove(files[at]!.id));
    // What is summed up again by itself is not put aside.
    expect(await run('SELECT DISTINCT table_name FROM undo_row')).toEqual([
      { table_name: 'workbook_file' },
    ]);
    for (const at of order) await undo(undos.get(at)!);
    expect(await history()).toEqual(before);
  }
});

test('a deletion that an earlier version put aside with its sums comes back without its neighbour', async () => {
  const [earlier, later] = [await stored(2082, 1, 2), await stored(2082, 2, 3)];
  await history();
  const [{ kept }] = await run(
    `SELECT to_jsonb(p) AS kept FROM quarter_pair p WHERE earlier_id = '${earlier.id}'`,
  );
  const first = await remove(later.id);
  await gateway.database.dataSource.query(
    `INSERT INTO undo_row (undo_id, table_name, content) VALUES ($1, 'quarter_pair', $2)`,
    [first, kept],
  );
  const second = await remove(earlier.id);
  await undo(first);
  expect(await fileNow(later.id)).toBeDefined();
  await undo(second);
});

test('what a quarterly file held before it was replaced comes back to its place, is followed by reports and history, and is in the audit log', async () => {
  const before = await stored(2083, 1, 2);
  const file = await stored(2083, 2, 4);
  await staff.call('createReport', {
    body: { quarter_now_id: file.id, quarter_before_id: before.id, title: 'Laporan' },
  });
  const wasIn = await history();
  const wrong = await stored(2083, 2, 1, file.id);
  expect(await history()).not.toEqual(wasIn);

  const [offered] = await replacedOf(file.label);
  expect(offered).toMatchObject({ kind: 'replaced', deleted_by: 'admin' });
  expect(await staff.refusal('undo', { params: { id: offered!.id } })).toMatchObject({
    code: 'UNDO_NOT_FOUND',
  });
  // The retention keeps what can come back, however long ago it was sent.
  await run(`UPDATE workbook_content SET created_at = now() - interval '2 hours';
             UPDATE survey SET created_at = now() - interval '2 hours'`);
  await gateway.database.contents.deleteUnreferenced();
  await undo(offered!.id);

  const { surveyId: _, ...as } = file;
  expect(await fileNow(file.id)).toMatchObject(as);
  expect(await history()).toEqual(wasIn);
  const refreshed = await run(
    `SELECT payload->>'fileId' AS id FROM job_run WHERE name = 'refresh-reports'`,
  );
  expect(refreshed).toContainEqual({ id: file.id });
  const { events } = await admin.call('auditEvents', { query: { action: 'undo-deletion' } });
  expect(events[0]).toMatchObject({
    actor: 'admin',
    outcome: 'done',
    object_type: 'file',
    object_id: file.id,
    object_label: expect.stringContaining(file.label),
  });

  // The one that had replaced it can be brought back in its turn.
  const [exchanged] = await replacedOf(file.label);
  await undo(exchanged!.id);
  expect(await fileNow(file.id)).toMatchObject({ sha256: wrong.sha256, file_name: 'skor 1.xlsx' });
});

test('a file that was replaced twice goes back one step at a time: no later upload is taken away', async () => {
  const file = await stored(2084, 1, 2);
  const second = await stored(2084, 1, 3, file.id);
  const third = await stored(2084, 1, 4, file.id);
  const [ofSecond, ofFirst] = await replacedOf(file.label);
  const refused = await admin.refusal('undo', { params: { id: ofFirst!.id } });
  expect(refused).toMatchObject({ status: 409, code: 'UNDO_IN_THE_WAY' });
  expect(await fileNow(file.id)).toMatchObject({ sha256: third.sha256 });
  await undo(ofSecond!.id);
  expect(await fileNow(file.id)).toMatchObject({ sha256: second.sha256 });
  await undo(ofFirst!.id);
  expect(await fileNow(file.id)).toMatchObject({ sha256: file.sha256 });
  expect(await replacedOf(file.label)).toHaveLength(2);
});

test('what was replaced comes back also when its replacement was deleted, which then is in nobody’s way', async () => {
  const file = await stored(2085, 1, 2);
  await stored(2085, 1, 3, file.id);
  const ofReplacement = await remove(file.id);
  const [offered] = await replacedOf(file.label);
  await undo(offered!.id);
  expect(await fileNow(file.id)).toMatchObject({ sha256: file.sha256 });
  expect(await admin.refusal('undo', { params: { id: ofReplacement } })).toMatchObject({
    code: 'UNDO_IN_THE_WAY',
  });
});

test('a replacement that is refused puts nothing aside', async () => {
  const taken = await stored(2086, 1, 2);
  const file = await stored(2086, 2, 3);
  await expect(stored(2086, 1, 4, file.id)).rejects.toThrow();
  expect(await fileNow(taken.id)).toMatchObject({ sha256: taken.sha256 });
  expect(await replacedOf(file.label)).toEqual([]);
});

test('a deleted quarter is offered and comes back, however many conclusions were deleted after it', async () => {
  const file = await stored(2087, 1, 2);
  const ofFile = await remove(file.id);
  const session = await storeSession(gateway, admin, { sources: { now: aSource() } });
  const all = UNDO_PAGE_SIZE + 10;
  for (let at = 0; at < all; at += 1) {
    const { id } = await admin.call('saveConclusion', {
      body: {
        sessionId: session,
        chapter: 'bab_2',
        indicator: `Kesimpulan ${at}`,
        quarterNow: 'Triwulan I 2087',
        summary: 'Harga jual turun.',
      },
    });
    await admin.call('deleteConclusion', { body: { resultId: id } });
  }
  const files = await undoables({ kinds: 'samples,company,file' });
  expect(files.deleted[0]).toMatchObject({ id: ofFile, kind: 'file' });
  expect(files.total).toBe(files.deleted.length);
  const pages = [1, 2, 3].map((page) => undoables({ kinds: 'conclusion', page }));
  const [first, second, third] = await Promise.all(pages);
  expect([first, second, third].map((one) => [one!.deleted.length, one!.total])).toEqual([
    [UNDO_PAGE_SIZE, all],
    [10, all],
    [0, all],
  ]);
  expect(first!.deleted[0]!.name).toContain(`Kesimpulan ${all - 1}`);
  expect(second!.deleted.at(-1)!.name).toContain('Kesimpulan 0');
  await undo(ofFile);
  expect(await fileNow(file.id)).toMatchObject({ sha256: file.sha256 });
});

/** Deletes a report as its author, and gives what brings it back. */
async function removeReport(id: string) {
  const { undo_id: undoId } = await staff.call('deleteReport', { params: { id } });
  return async () => {
    await staff.call('undo', { params: { id: undoId! } });
    return staff.call('report', { params: { id } });
  };
}

test('what was made of a report goes with it, and comes back with it', async () => {
  const report = await aReport(gateway, staff);
  const { database } = gateway;
  const run = await database.runs.create({
    name: 'export-report',
    payload: {
      reportId: report.id,
      request: { format: 'docx', copy: 'internal' },
      quarter: 'Triwulan I 2025',
    },
    ownerId: await idOf(gateway, staff),
    requestId: null,
  });
  const made = { fileName: 'laporan.docx', mediaType: 'text/plain', bytes: Buffer.from('isi') };
  const { artifact_id: file } = await database.dataSource.transaction((manager) =>
    database.artifacts.store(manager, { runId: run }, made),
  );
  const answers = async () => [
    (await staff.send('job', { params: { id: run } })).status,
    (await staff.send('artifact', { params: { id: file } })).status,
  ];
  expect(await answers()).toEqual([200, 200]);
  const bringBack = await removeReport(report.id);
  expect(await answers()).toEqual([404, 404]);
  await bringBack();
  expect(await answers()).toEqual([200, 200]);
});

test('a deleted report comes back also when one of its quarters was deleted after it', async () => {
  const report = await aReport(gateway, staff);
  const bringBack = await removeReport(report.id);
  await remove(report.quarter_now.file_id!);
  expect(await bringBack()).toEqual({
    ...report,
    quarter_now: { ...report.quarter_now, file_id: null },
  });
});

test('a deleted report comes back also when nobody holds its analysis any more', async () => {
  const report = await aReport(gateway, staff);
  const bringBack = await removeReport(report.id);
  await staff.call('resetSession', { params: { session: report.session_id } });
  expect(await bringBack()).toEqual(report);
});

test('a section that was added while its report was being deleted comes back with it', async () => {
  const { id } = await aReport(gateway, staff);
  const both = await gateway.database.dataSource.transaction(async (transaction) => {
    await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [id]);
    const body = { chapter: 'bab_1', title: 'Catatan saya' } as const;
    const adding = staff.call('addSection', { params: { id }, body });
    await waitingForLocks(gateway.databaseUrl, 1);
    const removing = removeReport(id);
    await waitingForLocks(gateway.databaseUrl, 2);
    return [adding, removing] as const;
  });
  const [added, bringBack] = await Promise.all(both);
  const { sections } = await bringBack();
  expect(sections.map((section) => section.id)).toContain(added.id);
});

test('a deleted report whose quarter was replaced meanwhile is held against it once it is back', async () => {
  const before = await stored(2088, 1, 2);
  const file = await stored(2088, 2, 4);
  const { id } = await staff.call('createReport', {
    body: { quarter_now_id: file.id, quarter_before_id: before.id },
  });
  const bringBack = await removeReport(id);
  await stored(2088, 2, 1, file.id);
  await bringBack();
  const refreshed = await run(
    `SELECT payload->>'fileId' AS id FROM job_run WHERE name = 'refresh-reports'`,
  );
  expect(refreshed).toContainEqual({ id: file.id });
});
