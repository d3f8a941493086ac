import { randomBytes } from 'node:crypto';
import {
  type ReleaseFinding,
  type Report,
  REPORT_LIMITS,
  type Route,
  type RouteName,
  ROUTES,
} from '@lqc/contracts';
import { anOffice, aReport, figures } from '../reports/a-report.js';
import type { TestGateway } from '../support/a-gateway.js';
import { changeLimits } from '../support/change-limits.js';
import type { Client } from '../support/client.js';
import { storeQuarter } from '../support/stored-files.js';

const aFinding = (id: string, isName: boolean): ReleaseFinding => ({
  id,
  section: null,
  part: 'title',
  start: 0,
  end: 4,
  text: 'Arun',
  kind: isName ? 'name' : 'free',
  verdict: 'digeneralisasi',
  suggestion: '…',
  reason: 'Nama.',
  override: null,
  never_leaves: isName,
});

let gateway: TestGateway;
let author: Client;
let colleague: Client;
let report: Report;
let beforeFigures = async (): Promise<void> => {};
beforeAll(async () => {
  const drafted = { drafted: 0, failed: [], notes: [], skipped: 0 };
  ({ gateway, author, colleague } = await anOffice({
    'start-session': async () => {
      await beforeFigures();
      return figures;
    },
    'check-release': () => ({
      findings: [aFinding('nama', true), aFinding('kalimat', false)],
      leaving: { cells: 0, held: [], held_count: 0, compared_with: [], unremembered_until: null },
      junk: randomBytes(50_000).toString('hex'),
    }),
    'draft-report': () => allAsked.then(() => drafted),
  }));
  report = await aReport(gateway, author);
});
afterAll(() => gateway?.stop());

/** A drafting goes on until everybody has been answered. */
let haveAllAsked!: () => void;
const allAsked = new Promise<void>((done) => (haveAllAsked = done));
const prefer = { headers: { prefer: 'respond-async' } };

test('comments are counted as storage', async () => {
  const params = { id: report.id, section: report.sections[0]!.id };
  await author.call('comment', { params, body: { sentence: 'x'.repeat(1000), text: 'Catatan' } });
  const { id } = (await gateway.database.users.findByName(author.username))!;
  expect((await gateway.database.usage.storedBytes(id)).own).toBeGreaterThan(1000);
});

test('versions of a section come in pages, so that no answer weighs what all of them do', async () => {
  const { id, section } = { id: report.id, section: report.sections[1]!.id };
  const { id: writer } = (await gateway.database.users.findByName(author.username))!;
  const versions = REPORT_LIMITS.versionsPage + 3;
  await gateway.database.dataSource.query(
    `INSERT INTO report_section_version (section_id, version, text, writer, written_by)
     SELECT $1, n, 'Teks.', 'person', $2 FROM generate_series(1, $3) n`,
    [section, writer, versions],
  );
  const first = await author.call('sectionVersions', { params: { id, section }, query: {} });
  expect(first.versions).toHaveLength(REPORT_LIMITS.versionsPage);
  const rest = await author.call('sectionVersions', {
    params: { id, section },
    query: { before: first.next! },
  });
  expect([...first.versions, ...rest.versions].map(({ version }) => version)).toEqual(
    Array.from({ length: versions }, (_, at) => versions - at),
  );
  expect(rest.next).toBeNull();
});

test('of draftings of one report that are asked for at the same instant one begins, whoever asks and however its id is written', async () => {
  const ids = [report.id, report.id.toUpperCase()];
  const answers = await Promise.all(
    [author, colleague].flatMap((client) =>
      ids.flatMap((id) =>
        [1, 2, 3].map(() =>
          client.send('draftReport', { params: { id }, body: { writer: 'automatic' }, ...prefer }),
        ),
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([202, ...Array.from({ length: 11 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ code: 'REPORT_BEING_DRAFTED' });
  haveAllAsked();
});

test('a report whose quarter is deleted while it begins is refused with a code', async () => {
  const [now, before] = [
    await storeQuarter(gateway, { label: 'Triwulan IV 2091' }),
    await storeQuarter(gateway, { label: 'Triwulan III 2091' }),
  ];
  const admin = await gateway.admin();
  beforeFigures = async () => {
    await admin.call('deleteFile', { body: { fileId: now.id, fileType: 'quarterly' } });
  };
  const body = { quarter_now_id: now.id, quarter_before_id: before.id };
  const refused = await author.refusal('createReport', { body });
  beforeFigures = async () => {};
  expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('reasons and what checks found are counted as storage, and nobody stores more than they may', async () => {
  const hoarder = await gateway.signedIn('staff');
  const own = await aReport(gateway, hoarder);
  const params = { id: own.id };
  const { id: user } = (await gateway.database.users.findByName(hoarder.username))!;
  const stored = async () => (await gateway.database.usage.storedBytes(user)).own;
  const before = await stored();
  await hoarder.call('saveSection', {
    params: { ...params, section: own.sections[0]!.id },
    body: { text: 'Ini salah. '.repeat(20), version: 0 },
  });
  const reason = 'x'.repeat(2000);
  await hoarder.call('setReportState', { params, body: { state: 'disetujui', reason } });
  expect(await stored()).toBeGreaterThan(before + 2000);
  await hoarder.call('releaseCheck', { params });
  expect(await stored()).toBeGreaterThan(before + 52_000);
  const full = 50_000_000;
  await gateway.database.contents.store(Buffer.alloc(full), user);
  const admin = await gateway.admin();
  const { limits } = await admin.call('usageLimits');
  await changeLimits(admin, { stored_mb_per_person: 50 });
  expect(await hoarder.refusal('releaseCheck', { params })).toMatchObject({
    code: 'STORAGE_FULL_PERSON',
  });
  await changeLimits(admin, limits);
});

test('a report whose sections are full of sentences is answered within a megabyte and a half, and says how many it leaves out', async () => {
  const own = await aReport(gateway, author);
  const params = { id: own.id };
  const sections = own.sections.slice(0, 15).map(({ id }) => id);
  const text = 'a. '.repeat(13_333);
  for (const section of sections)
    await author.call('saveSection', {
      params: { ...params, section },
      body: { text, version: 0 },
    });
  const answers = await Promise.all([1, 2, 3, 4].map(() => author.send('report', { params })));
  const bytes = await Promise.all(answers.map(async (one) => (await one.arrayBuffer()).byteLength));
  expect(Math.max(...bytes)).toBeLessThan(1_500_000);
  const { sections: all } = await author.call('report', { params });
  const told = all.filter(({ text }) => text !== '');
  expect(told).toHaveLength(sections.length);
  for (const { statements, statements_left_out: leftOut } of told)
    expect([statements.length, leftOut]).toEqual([200, 13_133]);
}, 60_000);

test('one reason for thousands of sentences is stored once, stands in no outline, and is for all of them', async () => {
  const own = await aReport(gateway, author);
  const params = { id: own.id };
  const { id: user } = (await gateway.database.users.findByName(author.username))!;
  const text = Array.from({ length: 2500 }, (_, at) => `salah ${at}.`).join(' ');
  await author.call('saveSection', {
    params: { ...params, section: own.sections[0]!.id },
    body: { text, version: 0 },
  });
  const refused = await author.refusal('setReportState', { params, body: { state: 'disetujui' } });
  expect(refused).toMatchObject({ code: 'REPORT_HAS_RED' });
  expect(refused.message).toContain('2500');
  const { own: before } = await gateway.database.usage.storedBytes(user);
  const reason = 'x'.repeat(2000);
  await author.call('setReportState', { params, body: { state: 'disetujui', reason } });
  const { own: after } = await gateway.database.usage.storedBytes(user);
  expect(after - before).toBeGreaterThan(2000);
  expect(after - before).toBeLessThan(2 * text.length);
  expect(JSON.stringify(await author.call('reportOutline', { params }))).not.toContain(reason);
  expect(JSON.stringify(await author.call('report', { params })).split(reason)).toHaveLength(2);
  await author.call('setReportState', { params, body: { state: 'terbit' } });
}, 60_000);

test('nobody lets a company’s name leave, and nothing else without saying why, nor what they wrote where another must review', async () => {
  const params = { id: report.id };
  const letOut = (finding: string, reason: string) => ({
    params,
    body: { finding, verdict: 'aman' as const, reason },
  });
  const reason = 'Sudah terbit di media.';
  const refused = await author.refusal('overrideFinding', letOut('nama', reason));
  expect(refused).toMatchObject({ code: 'RELEASE_NAME_STAYS' });
  expect(refused.message).toContain('Tulis ulang');
  expect(await author.refusal('overrideFinding', letOut('kalimat', 'ok'))).toMatchObject({
    code: 'RELEASE_REASON_TOO_SHORT',
  });
  const setReviewer = async (reviewer_is_not_author: boolean) =>
    (await gateway.admin()).call('saveReportSettings', { body: { reviewer_is_not_author } });
  await setReviewer(true);
  const own = await author.refusal('overrideFinding', letOut('kalimat', reason));
  expect(own).toMatchObject({ code: 'REPORT_REVIEWER_IS_AUTHOR' });
  await colleague.call('overrideFinding', letOut('kalimat', reason));
  await setReviewer(false);
  await author.call('overrideFinding', letOut('kalimat', reason));
  await author.call('overrideFinding', {
    params,
    body: { finding: 'nama', verdict: 'ditahan', reason: 'ya' },
  });
});

test('a form without its file is refused with a code, wherever files are taken', async () => {
  const admin = await gateway.admin();
  for (const [name, { files }] of Object.entries(ROUTES) as [RouteName, Route][]) {
    if (!files) continue;
    const body = new FormData();
    for (const field of files) body.append(field, 'no file');
    body.append('fileName', 'templat.docx');
    const { code } = await admin.refusal(name, { body });
    expect([name, code]).not.toEqual([name, 'INTERNAL']);
  }
});
