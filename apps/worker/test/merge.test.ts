import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentFile } from '@lqc/contracts';
import { FOREIGN } from '@lqc/fixtures';
import { openWorkbook } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { jobHandlers } from '../src/jobs/index.js';
import type { Job } from '../src/runtime/job-context.js';
import { type Running, startRunningWorker } from './running-worker.js';

let running: Running;
const outer = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'liaison-test-'));

/** A child process gets a fifth of the processor time, so that a workbook need not take five seconds. */
const merge: Job<'merge-workbooks'> = (payload, context) =>
  jobHandlers['merge-workbooks'](payload, {
    ...context,
    isolated: (task, input, onProgress, maxProcessorMs) =>
      context.isolated(task, input, onProgress, maxProcessorMs && maxProcessorMs / 5),
  });

beforeAll(async () => {
  running = await startRunningWorker(undefined, {
    handlers: { ...jobHandlers, 'merge-workbooks': merge },
  });
  // What is left behind must be ours: other work on this machine merges too.
  process.env.TMPDIR = folder;
});
afterAll(async () => {
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A diary note of one contact, its sheet called as nobody would call it. */
async function note(contact: string, sheet = 'Sheet1', period?: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheet);
  page.addRows([
    ['Nama Contact', contact],
    ['Permintaan Domestik - Likert Scale', 4],
    ['Penjualan Domestik', `Menurut ${contact}, permintaan meningkat.`],
    ...(period ? [['Periode', period]] : []),
  ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function sent(fileName: string, bytes: Uint8Array): Promise<SentFile> {
  const contentSha256 = await running.content(bytes);
  return { fileName, sizeBytes: bytes.byteLength, contentSha256, refused: null };
}

const namesOf = async (bytes: Uint8Array) => {
  const names: string[] = [];
  for await (const { name } of (await openWorkbook(bytes)).sheets()) names.push(name);
  return names;
};

/** A workbook of so many cells that it takes more processor time than a source may. */
function vast(cells: number): Uint8Array {
  // Figures that differ, since what is compressed too highly is refused before it is read.
  const row = (at: number) =>
    `<row>${Array.from({ length: 100 }, (_, column) => `<c><v>${((at * 100 + column) * 7919) % 99_991}</v></c>`).join('')}</row>`;
  const rows = Array.from({ length: 1000 }, (_, at) => row(at)).join('');
  return zipSync(
    {
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Luas" sheetId="1" r:id="r1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.repeat(cells / 100_000)}</sheetData></worksheet>`,
      ),
    },
    { level: 1 },
  );
}

test('a file that takes too much processor time is an error row that names it, and the others are merged', async () => {
  const { database } = running;
  const { changed_at: basedOn } = await database.settings.standingLimits();
  await database.settings.changeLimits(
    { merge_seconds_per_file: 5 },
    { by: running.ownerId, basedOn },
  );
  const files = [
    await sent('a.xlsx', await note('Melati Abadi, CV')),
    await sent('luas.xlsx', vast(1_200_000)),
    await sent('b.xlsx', await note('Wijaya Kencana, PT')),
  ];
  const { certificate } = (await running.run('merge-workbooks', { files })).result;
  expect(certificate.sheets.map(({ file_name: name }) => name)).toEqual(['a.xlsx', 'b.xlsx']);
  expect(certificate.errors).toMatchObject([
    {
      position: 1,
      file_name: 'luas.xlsx',
      code: 'MERGE_FILE_TIMED_OUT',
      message: expect.stringContaining('5 detik waktu prosesor'),
    },
  ]);
}, 120_000);

test('many notes become one workbook in their order, each called after its contact', async () => {
  const files: SentFile[] = [
    await sent('b.xlsx', await note('Wijaya Kencana, PT')),
    await sent('rusak.xlsx', new Uint8Array([1, 2, 3])),
    await sent('a.xlsx', await note('Melati Abadi, CV')),
    { fileName: 'foto.png', sizeBytes: 4, contentSha256: null, refused: 'UNSUPPORTED_FILE_TYPE' },
  ];
  const preview = (await running.run('preview-merge', { files })).result;
  expect(
    preview.preview.map(({ fileName, sheetName, status }) => [fileName, sheetName, status]),
  ).toEqual([
    ['b.xlsx', 'Wijaya Kencana, PT', 'ready'],
    ['rusak.xlsx', null, 'error'],
    ['a.xlsx', 'Melati Abadi, CV', 'ready'],
    ['foto.png', null, 'error'],
  ]);

  const answer = (await running.run('merge-workbooks', { files })).result;
  const { bytes } = (await running.database.artifacts.read(answer.artifact_id))!;
  expect(await namesOf(bytes)).toEqual(['Wijaya Kencana, PT', 'Melati Abadi, CV']);
  const { certificate } = answer;
  expect(certificate.before.cells).toBe(12);
  expect(certificate.after).toEqual(certificate.before);
  expect(certificate.sheets.map(({ position, final_sheet: name }) => [position, name])).toEqual([
    [0, 'Wijaya Kencana, PT'],
    [2, 'Melati Abadi, CV'],
  ]);
  expect(certificate.errors.map(({ position, code }) => [position, code])).toEqual([
    [1, 'WORKBOOK_NOT_A_WORKBOOK'],
    [3, 'UNSUPPORTED_FILE_TYPE'],
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('the certificate tells a drop-down list whose list is left out, and where it is', async () => {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet('Sheet1');
  page.addRow(['Nama Contact', 'Melati Abadi, CV']);
  page.getCell('D4').dataValidation = { type: 'list', formulae: ['Daftar!$A$1:$A$5'] };
  book.addWorksheet('Daftar', { state: 'hidden' }).addRow(['1']);
  const files = [await sent('a.xlsx', new Uint8Array(await book.xlsx.writeBuffer()))];
  const { certificate } = (await running.run('merge-workbooks', { files })).result;
  expect(certificate.losses).toMatchObject([
    { kind: 'hidden-sheet', sheet: 'Daftar' },
    {
      kind: 'dead-validation',
      sheet: 'Sheet1',
      count: 1,
      still_counted: 'validations',
      label:
        'daftar pilihan atau validasi yang rumusnya tidak dapat dipindahkan; menjadi #REF! dan tidak berlaku lagi (di D4)',
    },
  ]);
});

test('a hidden diary note is merged as a quarter would read it, and preview and certificate tell it', async () => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await note('Melati Abadi, CV', 'Melati')).buffer as ArrayBuffer);
  const rows = book.getWorksheet('Melati')!.getSheetValues().slice(1);
  book.addWorksheet('Kontak 3', { state: 'hidden' }).addRows(rows as unknown[][]);
  book.addWorksheet('Kontak 4', { state: 'veryHidden' }).addRows(rows as unknown[][]);
  book.addWorksheet('Daftar', { state: 'veryHidden' }).addRows([['Naik'], ['Turun']]);
  const files = [await sent('berkas.xlsx', new Uint8Array(await book.xlsx.writeBuffer()))];
  const { preview } = (await running.run('preview-merge', { files })).result;
  expect(preview).toMatchObject([
    { sheetName: 'Melati', hidden: false, notes: [] },
    { sheetName: 'Kontak 3', hidden: true, notes: [expect.stringContaining('Hapus lembarnya')] },
    { sheetName: 'Kontak 4', hidden: true, notes: [expect.stringMatching(/Unhide.*mintalah/)] },
  ]);

  const { artifact_id: id, certificate } = (await running.run('merge-workbooks', { files })).result;
  expect(certificate.sheets.map(({ sheet, hidden }) => [sheet, hidden])).toEqual([
    ['Melati', false],
    ['Kontak 3', true],
    ['Kontak 4', true],
  ]);
  expect(certificate.losses).toMatchObject([{ kind: 'hidden-sheet', sheet: 'Daftar', count: 1 }]);
  const { bytes } = (await running.database.artifacts.read(id))!;
  const seen: [string, string][] = [];
  for await (const { name, visibility } of (await openWorkbook(bytes)).sheets())
    seen.push([name, visibility]);
  expect(seen).toEqual([
    ['Melati', 'visible'],
    ['Kontak 3', 'hidden'],
    ['Kontak 4', 'veryHidden'],
  ]);
});

test('a note of an earlier quarter among the others is told before they are merged', async () => {
  const periods = ['Triwulan III 2025', 'Triwulan III 2025', 'Triwulan II 2025', undefined];
  const files = await Promise.all(
    periods.map(async (period, at) =>
      sent(`${at}.xlsx`, await note(`Melati ${at}`, 'Sheet1', period)),
    ),
  );
  const { preview } = (await running.run('preview-merge', { files })).result;
  const told = expect.stringMatching(/^Menyebut Triwulan II 2025, .* Triwulan III 2025/);
  expect(preview.map(({ notes }) => notes)).toEqual([[], [], [told], []]);
});

test('of a .xls, preview and certificate say what is not taken over, and what keeps it', async () => {
  const xls = FOREIGN.read('calamine/tests_merge_cells.xls');
  const files = [await sent('lama.xls', new Uint8Array(xls))];
  const { preview } = (await running.run('preview-merge', { files })).result;
  const says = expect.stringMatching(/warna.*gambar.*\.xlsx/);
  expect(preview.map(({ converted, notes }) => [converted, notes])).toEqual(
    preview.map(() => [true, [says]]),
  );
  const { certificate } = (await running.run('merge-workbooks', { files })).result;
  expect(certificate.losses).toContainEqual({
    kind: 'converted-file',
    label: says,
    file_name: 'lama.xls',
    sheet: null,
    count: 1,
  });
});

test('when nothing can be merged, the work is refused with the reason of each file', async () => {
  const files = [await sent('rusak.xlsx', new Uint8Array([1, 2, 3]))];
  const run = await running.run('merge-workbooks', { files });
  expect(run).toMatchObject({ status: 'failed', errorCode: 'MERGE_NOTHING_MERGED' });
  expect(run.errorDetails).toEqual({
    files: [
      {
        position: 0,
        file_name: 'rusak.xlsx',
        code: 'WORKBOOK_NOT_A_WORKBOOK',
        message: expect.stringMatching(/./),
      },
    ],
  });
});
