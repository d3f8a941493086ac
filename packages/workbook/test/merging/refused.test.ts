import * as XLSX from '@e965/xlsx';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '@lqc/contracts';
import { mergeWorkbooks } from '../../src/index.js';
import { buildPackage, worksheet } from '../build-package.js';
import { merge } from './merge.js';
import { oneSheet, PLAIN } from './packages.js';
import { ooxmlBreaches } from './ooxml-rules.js';

const text = (said: string) =>
  `<row r="1"><c r="A1" t="inlineStr"><is><t>${said}</t></is></c></row>`;
const good = oneSheet('Baik', text('baik'));
const broken = oneSheet(
  'Rusak',
  '<row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData><oops>',
  {
    sharedStrings: '<sst xmlns="x"><si><t>rahasia</t></si></sst>',
  },
);
const hidden = buildPackage({
  ...PLAIN,
  sheets: [{ xml: worksheet(''), name: 'Gelap', state: 'hidden' }],
});

const SOURCES = [
  { fileName: 'baik.xlsx', bytes: good },
  { fileName: 'rusak.xlsx', bytes: broken },
  { fileName: 'kosong.xlsx', bytes: new Uint8Array() },
  { fileName: 'surat.docx', bytes: new TextEncoder().encode('bukan buku kerja') },
  { fileName: 'lagi.xlsx', bytes: good },
  { fileName: 'gelap.xlsx', bytes: hidden },
  { fileName: 'besar.xlsx', bytes: new Uint8Array(UPLOAD_MAX_BYTES + 1) },
  { fileName: 'baik-2.xlsx', bytes: oneSheet('Rusak', text('juga')) },
];
const CODES = [
  ['rusak.xlsx', 'WORKBOOK_DAMAGED'],
  ['kosong.xlsx', 'WORKBOOK_EMPTY_FILE'],
  ['surat.docx', 'WORKBOOK_NOT_A_WORKBOOK'],
  ['lagi.xlsx', 'MERGE_REPEATED'],
  ['gelap.xlsx', 'MERGE_NO_VISIBLE_SHEET'],
  ['besar.xlsx', 'MERGE_FILE_TOO_LARGE'],
];

test('each file that cannot be merged is one row with its reason; the rest goes on as if it were not there', async () => {
  const { bytes, certificate } = await merge(SOURCES);
  expect(certificate.errors.map(({ fileName, code }) => [fileName, code])).toEqual(CODES);
  // The broken file had taken the name before it turned out to be broken.
  expect(certificate.sheets.map(({ finalSheet }) => finalSheet)).toEqual(['Baik', 'Rusak']);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  expect(XLSX.read(bytes).SheetNames).toEqual(['Baik', 'Rusak']);
  expect(bytes.includes('sharedStrings')).toBe(false);
});

test('where nothing can be merged, nothing is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'merge-test-'));
  try {
    const out = join(folder, 'hasil.xlsx');
    const certificate = await mergeWorkbooks(
      [{ fileName: 'kosong.xlsx', bytes: new Uint8Array() }],
      out,
    );
    expect(certificate).toMatchObject({ sheets: [], after: { sheets: 0, cells: 0 } });
    expect(existsSync(out)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a merger that fails by no file’s fault leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'merge-test-'));
  try {
    const gone = { fileName: 'hilang.xlsx', path: join(folder, 'hilang.xlsx') };
    const merging = mergeWorkbooks([...SOURCES, gone], join(folder, 'hasil.xlsx'));
    await expect(merging).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
