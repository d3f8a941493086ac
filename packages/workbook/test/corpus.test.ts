import { IS_NIGHT } from '@lqc/contracts/testing';
import { CORPUS, FOREIGN } from '@lqc/fixtures';
import * as XLSX from '@e965/xlsx';
import {
  CellError,
  cellReference,
  type CellValue,
  NOT_CALCULATED,
  type Sheet,
} from '../src/index.js';
import { sheetsOrCode } from './read-all.js';

/** Every file that is not read, and why that is right. */
const REFUSED = {
  WORKBOOK_DAMAGED: [
    'calamine/tests_OOM_alloc3.xls', // its sectors lead nowhere
    'calamine/tests_issue252.xlsx', // a wrong checksum, and XML that breaks off
    'exceljs/invalid-xml.xlsx',
    'poison/01-sst-out-of-range.xlsx', // a cell's text that is not there
    'poison/m05-sst-bare-amp.xlsx', // XML that is not well-formed
  ],
  WORKBOOK_NOT_A_WORKBOOK: [
    'calamine/tests_too_small.xls', // a few letters
    'exceljs/missing-bits.xlsx', // no workbook part
  ],
};

/** Cells that SheetJS reads otherwise, and rightly so do we not. */
const DIFFERING = [
  // `_X` is no escape: only a small x makes one.
  'XlsxWriter/optimize07.xlsx Sheet1!A10',
  'XlsxWriter/shared_strings02.xlsx Sheet1!A10',
  // `_x000D_` and a line feed are both kept; runs are joined, the first one too.
  'calamine/tests_has_x000D_inline.xlsx Sheet1!A1',
  'calamine/tests_minimal_package.xlsx Sheet1!A1',
  'calamine/tests_richtext-after-plain.xlsx Sheet1!A2',
  // Characters that XML cannot name are left out.
  'poison/37-control-refs.xlsx Kontak 1!D3',
];
/** Cells of nothing but NUL, which are blank here, and one in a row of another namespace. */
const BLANK_HERE = [
  'XlsxWriter/optimize06.xlsx Sheet1!A1',
  'XlsxWriter/shared_strings01.xlsx Sheet1!A1',
  'poison/m19-xmlns-rebind.xlsx Kontak 1!D30',
];
const WITHOUT_PEER = new Set([
  // It takes the comment, which holds the mark of a directory's end, for that end.
  'poison/63-comment.xlsx',
  // SheetJS does not decrypt.
  'encrypted/default-password-agile.xlsx',
  'encrypted/default-password-standard.xlsx',
  // SheetJS cannot open it without styles.
  'exceljs/test-issue-771.xlsx',
  // It takes another namespace's attribute `t` for the cell's.
  'poison/a6-ignorable-ns.xlsx',
]);

/** Formulas and what a cell looks like are not compared, so not made. */
const PEER_OPTIONS: XLSX.ParsingOptions = {
  type: 'buffer',
  cellNF: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
};

/** By day the other reader, which takes most of the time, reads one in eight of the corpus. */
const COMPARED = IS_NIGHT ? { oneIn: 1, cells: 96_000 } : { oneIn: 8, cells: 2000 };

/** What each set must at least come to, so that one which reads nothing is seen. */
const SETS = [
  { ...FOREIGN, oneIn: 1, readPart: 0.8, cells: 400 },
  { ...CORPUS, ...COMPARED, readPart: 0.95 },
];

describe.each(SETS)('$title', ({ title, isHere, names, read, oneIn, readPart, cells }) => {
  const promise = isHere ? test : test.skip;
  // Each file is read once for both tests.
  const made = new Map<string, ReturnType<typeof sheetsOrCode>>();
  const sheetsOf = (file: string) => {
    const sheets = made.get(file) ?? sheetsOrCode(read(file));
    made.set(file, sheets);
    return sheets;
  };
  afterAll(() => made.clear());
  const compared = names.filter(
    (one, at) => at % oneIn === 0 && /\.xls[xm]$/i.test(one) && !WITHOUT_PEER.has(one),
  );
  const of = (files: readonly string[], places: readonly string[]) =>
    places.filter((place) => files.some((name) => place.startsWith(name)));

  promise(
    'every one ends in a result or a coded error',
    async () => {
      const outcomes = new Map<string, string[]>();
      for (const file of names) {
        const sheets = await sheetsOf(file);
        const outcome = typeof sheets === 'string' ? sheets : 'ok';
        outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
      }
      const counts = [...outcomes].map(([outcome, of]) => `${outcome} ${of.length}`);
      process.stderr.write(`${title}: ${counts.sort().join(', ')}\n`);
      const {
        ok = [],
        WORKBOOK_ENCRYPTED = [],
        WORKBOOK_TOO_OLD = [],
        ...others
      } = Object.fromEntries(outcomes);
      expect(others).toEqual({
        WORKBOOK_DAMAGED: of(names, REFUSED.WORKBOOK_DAMAGED),
        WORKBOOK_NOT_A_WORKBOOK: of(names, REFUSED.WORKBOOK_NOT_A_WORKBOOK),
      });
      expect(WORKBOOK_ENCRYPTED.filter((file) => !/password|protected/.test(file))).toEqual([]);
      expect(WORKBOOK_TOO_OLD.filter((file) => !/\.xls$/i.test(file))).toEqual([]);
      expect(ok.length / names.length).toBeGreaterThan(readPart);
    },
    120_000,
  );

  promise(
    'cells equal what another reader sees, but for those that we can explain',
    async () => {
      let cellsCompared = 0;
      const differing: string[] = [];
      const onlyPeer: string[] = [];
      for (const file of compared) {
        const sheets = await sheetsOf(file);
        if (typeof sheets === 'string') continue;
        const peer = XLSX.read(read(file), PEER_OPTIONS);
        for (const sheet of sheets) {
          if (sheet.kind === 'other') continue;
          const peerSheet = peer.Sheets[peer.SheetNames[sheet.position]!]!;
          const place = (reference: string) => `${file} ${sheet.name}!${reference}`;
          const filled = named(sheet);
          for (const [reference, value] of filled) {
            cellsCompared += 1;
            if (!agrees(value, peerSheet[reference] as XLSX.CellObject | undefined))
              differing.push(place(reference));
          }
          const ours = new Set(filled.map(([reference]) => reference));
          for (const [reference, cell] of Object.entries(peerSheet))
            if (
              !reference.startsWith('!') &&
              isFilled(cell as XLSX.CellObject) &&
              !ours.has(reference)
            )
              onlyPeer.push(place(reference));
        }
      }
      expect(cellsCompared).toBeGreaterThan(cells);
      expect(differing).toEqual(of(compared, DIFFERING));
      expect(onlyPeer).toEqual(of(compared, BLANK_HERE));
    },
    120_000,
  );
});

function named(sheet: Sheet): (readonly [string, CellValue])[] {
  return sheet.cells.map(({ row, column, value }) => [cellReference(row, column), value]);
}

function isFilled(cell: XLSX.CellObject): boolean {
  return cell.t !== 'z' && cell.v !== undefined && cell.v !== '';
}

function agrees(value: CellValue, peer: XLSX.CellObject | undefined): boolean {
  if (value === NOT_CALCULATED) return !peer || !isFilled(peer);
  if (!peer) return false;
  const isPeerDate =
    peer.t === 'd' || (peer.t === 'n' && peer.z !== undefined && XLSX.SSF.is_date(String(peer.z)));
  if (value instanceof Date) return isPeerDate;
  // A time or a duration is the text that Excel shows.
  if (isPeerDate && typeof value === 'string')
    return value === XLSX.SSF.format(String(peer.z), peer.v as number).trim();
  if (value instanceof CellError) return peer.t === 'e';
  // Outside the calendar a number is no date, whatever its format.
  if (isPeerDate && typeof value === 'number')
    return value === peer.v && !(value >= 0 && value < 2_958_466);
  return value === peer.v;
}
