import { randomUUID } from 'node:crypto';
import { sectorTotals } from '@lqc/analysis';
import type {
  Report,
  ReportState,
  SectorName,
  SessionSources,
  UnmatchedCompany,
} from '@lqc/contracts';
import ExcelJS from 'exceljs';
import { loadSession } from '../../src/loading/load-session.js';
import { type Running, startRunningWorker } from '../running-worker.js';
import { aReport, reportOf, sectionOf } from './a-report.js';

/** Samples are made and read first. */
const LOADED_WITHIN_MS = 120_000;
let running: Running;
let report: Report;
let fileId: string;
let original: Buffer;
beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12 });
  report = await aReport(running);
  fileId = report.quarter_now.file_id!;
  const { sha256 } = (await running.database.files.find(fileId))!;
  original = (await running.database.contents.read(sha256))!;
  await running.run('draft-report', { reportId: report.id, request: { writer: 'automatic' } });
}, LOADED_WITHIN_MS);
afterAll(() => running?.stop());

/** The workbook of the quarter with the last contact's score of an indicator made another. */
async function withAnotherScore(label: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(original as unknown as ArrayBuffer);
  for (const sheet of book.worksheets.toReversed())
    for (let at = 1; at <= sheet.rowCount; at += 1) {
      const row = sheet.getRow(at);
      const values = row.values as unknown[];
      const score = values.indexOf(label) + 1;
      if (score === 0 || typeof values[score] !== 'number') continue;
      row.getCell(score).value = Number(values[score]) === 1 ? 5 : 1;
      return new Uint8Array(await book.xlsx.writeBuffer());
    }
  throw new Error(`nobody scored ${label}`);
}

async function upload(bytes: Uint8Array, replaces?: string) {
  const { label } = report.quarter_now;
  const stored = await running.run('read-quarterly-file', {
    contentSha256: await running.content(bytes),
    fileName: 'a.xlsx',
    label,
    ...(replaces && { replaces }),
  });
  expect(stored.status).toBe('completed');
}

/** The run that the upload had started, when it ended. */
async function refreshed(nth: number) {
  const runs = () =>
    running.database.dataSource.query(
      `SELECT result FROM job_run WHERE name = 'refresh-reports' AND status = 'completed' ORDER BY finished_at`,
    ) as Promise<{ result: { reports: number; sections: number } }[]>;
  for (let waited = 0; waited < 30_000; waited += 50) {
    const found = (await runs())[nth - 1];
    if (found) return found.result;
    await new Promise((look) => setTimeout(look, 50));
  }
  throw new Error('no report was refreshed');
}

const approve = () => set('draf', 'disetujui');
const set = async (from: ReportState, to: ReportState) => {
  const { database, ownerId } = running;
  const step = { from, to, by: ownerId };
  const { session_id, sections } = await reportOf(running, report.id);
  const seen = { session_id, sections: sections.filter(({ included }) => included) };
  expect(await database.reportApprovals.setState(report.id, step, seen, null)).toBe('done');
};
const touchedOf = ({ sections }: Report) => sections.filter(({ state }) => state === 'draf');

test('a replaced quarter sends exactly the sections whose figures changed back, with old and new, and the report with them', async () => {
  await approve();
  await set('disetujui', 'terbit');
  const approved = await reportOf(running, report.id);
  await upload(await withAnotherScore('Harga Jual – Likert Scale'), fileId);
  const { reports, sections } = await refreshed(1);
  const after = await reportOf(running, report.id);
  const touched = touchedOf(after);
  process.stderr.write(
    `touched: ${touched.map(({ kind, target }) => target ?? kind).join(', ')}\n`,
  );
  expect({ reports, sections }).toEqual({ reports: 1, sections: touched.length });
  const { by, at, ...approval } = after.lapsed_approval!;
  expect({ by, at }).toEqual({ by: approved.approved_by, at: expect.any(String) });
  expect(Date.parse(at)).toBe(Date.parse(approved.approved_at!));
  expect(approval).toMatchObject({ was_published: true });
  expect(after).toMatchObject({ state: 'draf', approved_by: null });
  const [event] = await running.database.audit.list({}, { limit: 1 });
  expect(event).toMatchObject({ actor: null, action: 'set-report-state' });
  expect(event!.object_label).toMatch(`${report.title} · terbit→draf · `);
  expect(after.session_id).not.toBe(report.session_id);
  // It is still the report of the quarter that the analysis of before is of.
  const found = await running.database.reports.list({ session: report.session_id });
  expect(found.reports.map(({ id }) => id)).toEqual([report.id]);
  // Nobody started the analysis that it is based on now.
  expect((await running.database.sessions.outline(after.session_id))!.holders).toEqual([]);
  // One indicator, the sector of the contact, and what tells of everything.
  const indicators = touched.filter(({ kind }) => kind === 'indikator');
  expect(indicators.map(({ target }) => target)).toEqual(['harga jual']);
  expect(touched.filter(({ kind }) => kind === 'lapangan_usaha')).toHaveLength(1);
  const price = sectionOf(after, 'harga jual');
  const average = price.changed_figures.find(({ label }) => label.startsWith('Rata-rata'));
  expect(average!.old).not.toBe(average!.now);
  expect(average).toMatchObject({ unit: 'skala', decimals: 2 });
  // Pages of tables too, with the figures that stand in them.
  for (const [kind, column, unit] of [
    ['sumber_perubahan', 'Perubahan', 'poin'],
    ['tabel', 'Rata-rata', 'skala'],
  ] as const) {
    const page = sectionOf(after, kind);
    expect(page.state).toBe('draf');
    const told = page.changed_figures.find(({ label }) => label.endsWith(`Harga Jual · ${column}`));
    expect({ kind, ...told }).toMatchObject({ unit, decimals: 2 });
    expect(told!.old).not.toBe(told!.now);
  }
  for (const section of after.sections.filter(({ state }) => state === 'disetujui')) {
    expect(section.changed_figures).toEqual([]);
    expect(section.version).toBe(1);
  }
});

test('a quarter that was deleted leaves its report as it is, and its next upload is the report’s, but no sample', async () => {
  const { database, ownerId } = running;
  const file = (await database.files.find(fileId))!;
  const analysis = (await database.sessions.find(report.session_id))!;
  /** How many reports an analysis of the same quarters has, and of another file of the current one. */
  const reportsOn = async (fileOfNow: string | null, part: Partial<SessionSources> = {}) => {
    const id = randomUUID();
    const now = { ...analysis.sources.now!, file_id: fileOfNow };
    const sources = { ...analysis.sources, now, ...part };
    await database.sessions.create({ ...analysis, id, ownerId, sources });
    return (await database.reports.list({ session: id })).total;
  };
  const others = [fileId, randomUUID(), null].map((file) => reportsOn(file));
  expect(await Promise.all(others)).toEqual([1, 0, 0]);
  const company = { ...analysis.sources.company!, file_id: null };
  expect(await reportsOn(fileId, { company })).toBe(0);
  await running.database.files.delete(fileId, 'quarterly', running.ownerId);
  const without = await reportOf(running, report.id);
  expect(without.quarter_now).toMatchObject({ file_id: null, year: 2025, quarter: 3 });
  expect(await Promise.all([fileId, null].map((file) => reportsOn(file)))).toEqual([0, 0]);
  const { reportQuarters } = database;
  const next = { ...file, id: randomUUID() };
  expect(await reportQuarters.reportsOf({ ...next, is_sample: true })).toEqual([]);
  expect(await reportQuarters.reportsOf({ ...next, is_sample: false })).toEqual([report.id]);
  await upload(new Uint8Array(original));
  expect((await refreshed(2)).reports).toBe(1);
  const after = await reportOf(running, report.id);
  expect(after.quarter_now.file_id).not.toBeNull();
  expect(after.quarter_now.file_id).not.toBe(fileId);
  // The figures are again those that the texts were written with.
  expect(sectionOf(after, 'harga jual').changed_figures).toEqual([]);
});

test('another company database sends back the sectors that it changes, and leaves what does not follow from it', async () => {
  const { database } = running;
  const before = await reportOf(running, report.id);
  const sectors = before.sections.filter(({ kind }) => kind === 'lapangan_usaha');
  const [from, to] = sectors.map(({ target }) => target!) as [string, string];
  const book = new ExcelJS.Workbook();
  const { sha256 } = (await database.files.findCompanyFile())!;
  const bytes = (await database.contents.read(sha256))!;
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.value === from) cell.value = to;
      }),
    );
  const store = async () => {
    const stored = await running.run('read-company-file', {
      contentSha256: await running.content(new Uint8Array(await book.xlsx.writeBuffer())),
      fileName: 'perusahaan.xlsx',
    });
    expect(stored.status).toBe('completed');
  };
  await store();
  expect((await refreshed(3)).reports).toBe(1);
  const after = await reportOf(running, report.id);
  expect(after.session_id).not.toBe(before.session_id);
  const merged = sectionOf(after, to);
  expect(merged.changed_figures.length).toBeGreaterThan(0);
  expect(merged.state).toBe('draf');
  expect(sectionOf(after, 'harga jual').changed_figures).toEqual([]);
  // What changed before an approval does not end it when the next one changes nothing.
  await approve();
  const [sheet] = book.worksheets;
  const values = (sheet!.lastRow!.values as unknown[]).slice(1);
  sheet!.addRow(
    values.map((one) => (typeof one === 'string' ? one.replace(/^PT.*/, 'PT Lain Lagi') : one)),
  );
  await store();
  expect((await refreshed(4)).sections).toBe(0);
  const approved = await reportOf(running, report.id);
  expect(approved.session_id).not.toBe(after.session_id);
  expect(approved.state).toBe('disetujui');
  expect(sectionOf(approved, to)).toMatchObject({ changed_figures: merged.changed_figures });
  await set('disetujui', 'draf');
});

let unmatched: UnmatchedCompany | undefined;

/** Says of the contact that is in no register to which sector of the report it belongs; gives the sector. */
async function giveSector(nth: number) {
  const { database, ownerId } = running;
  const { session_id: sessionId, sections } = await reportOf(running, report.id);
  const { quality, matching } = (await loadSession(database, sessionId)).quarters.now!;
  unmatched ??= quality.unmatched_companies[0]!;
  const interviewed = sectorTotals(matching);
  const sectors = sections.flatMap(({ kind, target, state }) =>
    kind === 'lapangan_usaha' && state !== 'kosong' && target && target in interviewed
      ? target
      : [],
  );
  const sector = sectors[nth] as SectorName;
  const { contact, contact_key } = unmatched;
  await database.confirmedCompanies.giveSector({ contact, contact_key, sector }, ownerId);
  return sector;
}

test('a sector that somebody gives a contact reaches an approved report: its section goes back, and the report with it', async () => {
  const { database, run } = running;
  await approve();
  const sector = await giveSector(0);
  const { id } = (await database.files.findCompanyFile())!;
  const { result } = await run('refresh-reports', { fileId: id });
  expect(result.sections).toBeGreaterThan(0);
  const after = await reportOf(running, report.id);
  expect(after).toMatchObject({ state: 'draf', approved_by: null });
  const section = sectionOf(after, sector);
  expect(section.state).toBe('draf');
  expect(section.changed_figures).not.toEqual([]);
  expect((await run('refresh-reports', { fileId: id })).result.sections).toBe(0);
});

test('a published report stays as it is while sectors alone are others', async () => {
  const { quarter_now: quarter } = await reportOf(running, report.id);
  await approve();
  await set('disetujui', 'terbit');
  const published = await reportOf(running, report.id);
  await giveSector(1);
  await running.run('refresh-reports', { fileId: quarter.file_id! });
  expect(await reportOf(running, report.id)).toEqual(published);
  await set('terbit', 'draf');
});

test('a corrected calendar quarter sends an approved report back, whose cover and charts have it, and only once', async () => {
  const { database, run } = running;
  await approve();
  const { quarter_now: quarter } = await reportOf(running, report.id);
  expect((await reportOf(running, report.id)).lapsed_approval).toBeNull();
  await database.filePeriods.set(quarter.file_id!, { year: 2025, quarter: 4 });
  await run('refresh-reports', { fileId: quarter.file_id! });
  const after = await reportOf(running, report.id);
  expect(after).toMatchObject({ state: 'draf', quarter_now: { year: 2025, quarter: 4 } });
  await run('refresh-reports', { fileId: quarter.file_id! });
  expect((await reportOf(running, report.id)).session_id).toBe(after.session_id);
});
