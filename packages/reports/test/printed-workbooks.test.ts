import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import xlsx from '@e965/xlsx';
import type { Copy } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import { readDiaryNotes } from '@lqc/fixtures';
import { mergeWorkbooks } from '@lqc/workbook';
import { writeTables } from '../src/document/index.js';
import { describePrinted, printed, type PrintedText } from './printed.js';
import { sampleReport } from './report-document.js';
import { type SampleBook, sampleBook } from './sample-books.js';

/** Nine points at the least scale of 70 %. */
const LEAST_POINTS = 6.2;
const PRINTED_WITHIN_MS = 180_000;

describePrinted('workbooks as LibreOffice prints them', () => {
  const made = (book: SampleBook, copy: Copy = 'internal') => ({
    name: copy === 'internal' ? book : `${book} to be released`,
    write: () => sampleBook(book, copy),
  });
  // By day one that is wide, one of many sheets and the tables; what is laid out like them by night.
  const kinds: { name: string; write: () => Promise<Uint8Array> }[] = [
    made('tabulation'),
    made('BAB 3'),
    ...(IS_NIGHT
      ? [
          made('BAB 2'),
          made('comparison'),
          // A copy that leaves is laid out alike: it shows less, and says so below.
          made('tabulation', 'release'),
          made('BAB 3', 'release'),
        ]
      : []),
    { name: 'tables of the report', write: async () => writeTables(await sampleReport()) },
  ];
  const books: { bytes: Uint8Array; pages: PrintedText[][] }[] = [];
  beforeAll(async () => {
    const sources = readDiaryNotes().slice(0, 2);
    const files: Uint8Array[] = [];
    for (const { write } of kinds) files.push(await write());
    const merged = join(tmpdir(), `merged-${process.pid}.xlsx`);
    await mergeWorkbooks(sources, merged);
    files.push(await readFile(merged));
    await rm(merged);
    files.push(...sources.map(({ bytes }) => bytes));
    const pages = await printed(files);
    books.push(...files.map((bytes, at) => ({ bytes, pages: pages[at]! })));
  }, PRINTED_WITHIN_MS);

  test.each(kinds.map(({ name }, at) => [name, at] as const))(
    'the %s is legible, no line lies over another, and every title and figure is there whole',
    (_name, at) => {
      const { bytes, pages } = books[at]!;
      expect(pages.flatMap(overlaps)).toEqual([]);
      expect(Math.min(...pages.flat().map(({ size }) => size))).toBeGreaterThan(LEAST_POINTS);
      expect(notPrinted(bytes, pages)).toEqual([]);
      expect(cutHeadings(bytes, pages)).toEqual([]);
      expect(pages.flat().filter(({ text }) => text.includes('###'))).toEqual([]);
    },
  );

  test('the merged workbook prints what its sources print', () => {
    const [merged, ...alone] = books.slice(kinds.length);
    expect(merged!.pages.flatMap(overlaps)).toEqual([]);
    const texts = (of: PrintedText[][]) => of.map((page) => page.map(({ text }) => text));
    expect(texts(merged!.pages)).toEqual(texts(alone.flatMap(({ pages }) => pages)));
  });
});

/** Texts of a page that lie over each other. */
function overlaps(page: PrintedText[]): string[] {
  const found: string[] = [];
  page.forEach((one, at) => {
    for (const other of page.slice(at + 1)) {
      const apart = Math.abs(one.baseline - other.baseline);
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (shared > 1 && apart < 0.7 * Math.min(one.size, other.size))
        found.push(`"${one.text}" and "${other.text}"`);
    }
  });
  return found;
}

/** Points of the letters of the first row, and of the rows of notes under it. */
const [TITLE_POINTS, NOTE_POINTS] = [13, 9];
const POINTS_PER_CHARACTER = 5.25;
/** Headings begin left of this, and the foot of a page lies below this. */
const [PAGE_EDGE, FOOT] = [32, 40];

/** Titles and notes that are wider than the columns that are printed under them. */
function cutHeadings(bytes: Uint8Array, pages: PrintedText[][]): string[] {
  const book = xlsx.read(bytes, { cellStyles: true });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name]!;
    const area = book.Workbook!.Names?.find(
      (one) => one.Name === '_xlnm.Print_Area' && book.SheetNames[one.Sheet!] === name,
    )?.Ref;
    // Without an area of its own a sheet prints its table's columns.
    const [, last = 'A'] = /^[^,]*:\$([A-Z]+)/.exec(area ?? '') ?? [];
    const columns = area ? xlsx.utils.decode_col(last) + 1 : (sheet['!cols']?.length ?? 0);
    let characters = 0;
    for (let at = 0; at < columns; at += 1) characters += sheet['!cols']?.[at]?.width ?? 9;
    // The foot of a page names its sheet.
    const page =
      pages.find((texts) => texts.some(({ text, baseline }) => baseline < FOOT && text === name)) ??
      [];
    const cut: string[] = [];
    for (let row = 1; sheet[`A${row}`]?.v; row += 1) {
      const heading = String(sheet[`A${row}`].v);
      const [first] = page
        .filter(({ text, left }) => left < PAGE_EDGE && heading.startsWith(text.trim()))
        .toSorted((one, other) => other.baseline - one.baseline);
      if (!first) {
        cut.push(heading);
        continue;
      }
      const line = page.filter(({ baseline }) => Math.abs(baseline - first.baseline) < 1);
      const scale = first.size / (row === 1 ? TITLE_POINTS : NOTE_POINTS);
      const width = (Math.max(...line.map(({ right }) => right)) - first.left) / scale;
      if (width > characters * POINTS_PER_CHARACTER) cut.push(heading);
    }
    return cut;
  });
}

/** The figures of a workbook that stand on fewer places of its pages than in its cells. */
function notPrinted(bytes: Uint8Array, pages: PrintedText[][]): string[] {
  const shown = new Map<string, number>();
  const add = (digits: string, times: number) =>
    shown.set(digits, (shown.get(digits) ?? 0) + times);
  for (const { text } of pages.flat()) for (const word of text.split(/\s+/)) add(digitsOf(word), 1);
  for (const sheet of Object.values(xlsx.read(bytes, { cellNF: true }).Sheets))
    for (const { t: type, v, z } of Object.values(sheet) as xlsx.CellObject[])
      if (type === 'n') add(digitsOf(shownAs(Number(v), String(z)) ?? ''), -1);
  return [...shown].filter(([digits, times]) => digits && times < 0).map(([digits]) => digits);
}

/**
 * A figure as its format shows it, as SheetJS does not where a star follows; null halfway between
 * two, where programs differ.
 */
function shownAs(value: number, format: string): string | null {
  if (format.includes('General')) return String(value);
  const decimals = /0\.(0+)/.exec(format)?.[1]?.length ?? 0;
  const shown = format.includes('%') ? value * 100 : value;
  const units = Math.abs(shown) * 10 ** decimals;
  return Math.abs((units % 1) - 0.5) < 1e-9 ? null : shown.toFixed(decimals);
}

const digitsOf = (text: string) => text.replace(/[^\d.,]/g, '');
