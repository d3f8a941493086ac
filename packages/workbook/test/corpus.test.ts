import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as XLSX from '@e965/xlsx';
import { CellError, cellReference, type CellValue, type Sheet } from '../src/index.js';
import { outcomeOf, readAll } from './read-all.js';

const CORPUS = join(import.meta.dirname, '../../../../shared/corpus');
const present = existsSync(CORPUS);
const inCorpus = present ? test : test.skip;
if (!present) process.stderr.write(`skipped: no corpus at ${CORPUS}\n`);

const files = present
  ? readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.xls[xm]?$/i.test(file))
      .sort()
  : [];
const bytesOf = (file: string) => readFileSync(join(CORPUS, file));

/** Every file that is not read, and why that is right. */
const REFUSED = {
  WORKBOOK_DAMAGED: [
    'calamine/tests_OOM_alloc3.xls', // its sectors lead nowhere
    'calamine/tests_issue252.xlsx', // a wrong checksum, and XML that breaks off
    'exceljs/invalid-xml.xlsx',
  ],
  WORKBOOK_NOT_A_WORKBOOK: [
    'calamine/tests_too_small.xls', // a few letters
    'exceljs/missing-bits.xlsx', // no workbook part
  ],
};

inCorpus(
  'every workbook that no one here wrote ends in a result or a coded error',
  async () => {
    const outcomes = new Map<string, string[]>();
    for (const file of files) {
      const outcome = await outcomeOf(bytesOf(file));
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
    }
    const counts = [...outcomes].map(([outcome, of]) => `${outcome} ${of.length}`);
    process.stderr.write(`corpus: ${counts.sort().join(', ')}\n`);
    const {
      ok = [],
      WORKBOOK_ENCRYPTED = [],
      WORKBOOK_TOO_OLD = [],
      ...others
    } = Object.fromEntries(outcomes);
    expect(others).toEqual(REFUSED);
    expect(WORKBOOK_ENCRYPTED.filter((file) => !/password|protected|issue_385/.test(file))).toEqual(
      [],
    );
    expect(WORKBOOK_TOO_OLD.filter((file) => !/\.xls$/i.test(file))).toEqual([]);
    expect(ok.length / files.length).toBeGreaterThan(0.95);
  },
  120_000,
);

/** Cells that SheetJS reads otherwise, and rightly so do we not. */
const DIFFERING = [
  // `_X` is no escape: only a small x makes one.
  'XlsxWriter/optimize07.xlsx Sheet1!A10',
  'XlsxWriter/shared_strings02.xlsx Sheet1!A10',
  // A time without a day is no date.
  'calamine/tests_date_iso.xlsx Sheet!A3',
  // `_x000D_` and a line feed are both kept; runs are joined, the first one too.
  'calamine/tests_has_x000D_inline.xlsx Sheet1!A1',
  'calamine/tests_minimal_package.xlsx Sheet1!A1',
  'calamine/tests_richtext-after-plain.xlsx Sheet1!A2',
];
/** Cells of nothing but NUL, which are blank here. */
const BLANK_HERE = [
  'XlsxWriter/optimize06.xlsx Sheet1!A1',
  'XlsxWriter/shared_strings01.xlsx Sheet1!A1',
];
/** SheetJS cannot open it without styles. */
const WITHOUT_PEER = 'exceljs/test-issue-771.xlsx';

inCorpus(
  'cells equal what another reader sees, but for those that we can explain',
  async () => {
    let compared = 0;
    const differing: string[] = [];
    const onlyPeer: string[] = [];
    for (const file of files.filter((one) => /\.xls[xm]$/i.test(one) && one !== WITHOUT_PEER)) {
      const bytes = bytesOf(file);
      if ((await outcomeOf(bytes)) !== 'ok') continue;
      const peer = XLSX.read(bytes, { type: 'buffer', cellDates: false, cellNF: true });
      for (const sheet of await readAll(bytes)) {
        if (sheet.kind === 'other') continue;
        const peerSheet = peer.Sheets[peer.SheetNames[sheet.position]!]!;
        const place = (reference: string) => `${file} ${sheet.name}!${reference}`;
        for (const [reference, value] of named(sheet)) {
          compared += 1;
          if (!agrees(value, peerSheet[reference] as XLSX.CellObject | undefined))
            differing.push(place(reference));
        }
        const ours = new Set(named(sheet).map(([reference]) => reference));
        for (const [reference, cell] of Object.entries(peerSheet))
          if (
            !reference.startsWith('!') &&
            isFilled(cell as XLSX.CellObject) &&
            !ours.has(reference)
          )
            onlyPeer.push(place(reference));
      }
    }
    expect(compared).toBeGreaterThan(96_000);
    expect(differing).toEqual(DIFFERING);
    expect(onlyPeer).toEqual(BLANK_HERE);
  },
  120_000,
);

function named(sheet: Sheet): (readonly [string, CellValue])[] {
  return sheet.cells.map(({ row, column, value }) => [cellReference(row, column), value]);
}

function isFilled(cell: XLSX.CellObject): boolean {
  return cell.t !== 'z' && cell.v !== undefined && cell.v !== '';
}

function agrees(value: CellValue, peer: XLSX.CellObject | undefined): boolean {
  if (!peer) return false;
  const isPeerDate =
    peer.t === 'd' || (peer.t === 'n' && peer.z !== undefined && XLSX.SSF.is_date(String(peer.z)));
  if (value instanceof Date) return isPeerDate;
  if (value instanceof CellError) return peer.t === 'e';
  // Outside the calendar a number is no date, whatever its format.
  if (isPeerDate && typeof value === 'number')
    return value === peer.v && !(value >= 0 && value < 2_958_466);
  return value === peer.v;
}
