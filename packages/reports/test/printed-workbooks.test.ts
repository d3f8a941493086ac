import type { Writable } from 'node:stream';
import xlsx from '@e965/xlsx';
import { readDiaryNotes } from '@lqc/fixtures';
import { mergeWorkbooks } from '@lqc/workbook';
import {
  writeBab2,
  writeBab3,
  writeComparison,
  writeTabulation,
  type WorkbookInput,
} from '../src/workbooks/index.js';
import { canPrint, printed, type PrintedText } from './printed.js';
import { sampleInput } from './quarters.js';
import { written } from './reopen.js';

/** Nine points at the least scale of 60 %. */
const LEAST_POINTS = 5.3;
const PRINTED_WITHIN_MS = 180_000;

const whereCalcIs = canPrint ? describe : describe.skip;

whereCalcIs(
  canPrint
    ? 'workbooks as LibreOffice prints them'
    : 'workbooks as LibreOffice prints them (SKIPPED: soffice is not installed)',
  () => {
    let input: WorkbookInput;
    beforeAll(async () => {
      input = await sampleInput();
    });

    const writers: Readonly<Record<string, (out: Writable, of: WorkbookInput) => Promise<void>>> = {
      tabulation: writeTabulation,
      'BAB 2': (out, of) => writeBab2(out, { ...of, indicator: 'harga jual' }),
      'BAB 3': writeBab3,
      comparison: writeComparison,
    };
    test.each(
      Object.entries(writers).flatMap(
        ([name, write]) =>
          [
            [name, 'internal', write],
            [`${name} to be released`, 'release', write],
          ] as const,
      ),
    )(
      'the %s is legible, no line lies over another, and every figure is there',
      async (_name, copy, write) => {
        const bytes = await written((out) => write(out, { ...input, copy }));
        const pages = await printed(bytes);
        expect(pages.flatMap(overlaps)).toEqual([]);
        expect(Math.min(...pages.flat().map(({ size }) => size))).toBeGreaterThan(LEAST_POINTS);
        expect(notPrinted(bytes, pages)).toEqual([]);
        expect(pages.flat().filter(({ text }) => text.includes('###'))).toEqual([]);
      },
      PRINTED_WITHIN_MS,
    );

    test(
      'the merged workbook prints what its sources print',
      async () => {
        const sources = readDiaryNotes().slice(0, 3);
        const merged = await written(async (out) => void (await mergeWorkbooks(sources, out)));
        const pages = await printed(merged);
        expect(pages.flatMap(overlaps)).toEqual([]);
        const alone: PrintedText[][] = [];
        for (const { bytes } of sources) alone.push(...(await printed(bytes)));
        const texts = (of: PrintedText[][]) => of.map((page) => page.map(({ text }) => text));
        expect(texts(pages)).toEqual(texts(alone));
      },
      PRINTED_WITHIN_MS,
    );
  },
);

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

/** The figures of a workbook that stand on fewer places of its pages than in its cells. */
function notPrinted(bytes: Buffer, pages: PrintedText[][]): string[] {
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
