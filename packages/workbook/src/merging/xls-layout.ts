import { Buffer } from 'node:buffer';
import * as XLSX from '@e965/xlsx';

/** What a `.xls` sheet looks like, beside its values. */
export interface XlsLayout {
  readonly merges: XLSX.Range[];
  readonly columns: XLSX.ColInfo[];
  readonly rows: XLSX.RowInfo[];
  formulas: number;
}

// [MS-XLS] 2.3.1
const [FORMULA, EOF, BOUND_SHEET, COL_INFO, ROW, MERGE_CELLS, BOF] = [
  0x0006, 0x000a, 0x0085, 0x007d, 0x0208, 0x00e5, 0x0809,
];
const [MOST_ROWS, MOST_COLUMNS] = [65_536, 256];
const TWIPS = 20;
const [HIDDEN_ROW, HEIGHT_SET] = [0x20, 0x40];

/** The layouts of a `.xls` workbook's sheets, in their order. */
export function readXlsLayouts(bytes: Buffer): readonly XlsLayout[] {
  const container = XLSX.CFB.read(bytes, { type: 'buffer' });
  const entry = XLSX.CFB.find(container, 'Workbook') ?? XLSX.CFB.find(container, 'Book');
  const stream = Buffer.from(entry?.content ?? []);
  const starts: number[] = [];
  for (const { type, data } of records(stream, 0))
    if (type === BOUND_SHEET && data.length >= 4) starts.push(data.readUInt32LE(0));
  return starts.map((start) => layoutAt(stream, start));
}

function layoutAt(stream: Buffer, start: number): XlsLayout {
  const layout: XlsLayout = { merges: [], columns: [], rows: [], formulas: 0 };
  for (const { type, data } of records(stream, start)) {
    if (type === FORMULA) layout.formulas += 1;
    else if (type === MERGE_CELLS) layout.merges.push(...mergesOf(data));
    else if (type === COL_INFO && data.length >= 10) setColumns(layout.columns, data);
    else if (type === ROW && data.length >= 16) setRow(layout.rows, data);
  }
  return layout;
}

/** The records of one substream; those of charts within it are left out. */
function* records(
  stream: Buffer,
  start: number,
): Generator<{ type: number; data: Buffer }, void, void> {
  let depth = 0;
  for (let at = start; at + 4 <= stream.length;) {
    const type = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (type === BOF) depth += 1;
    else if (type === EOF) depth -= 1;
    if (depth <= 0) return;
    if (depth === 1) yield { type, data: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** 2.4.168: a count, then first and last row, first and last column of each. */
function* mergesOf(data: Buffer): Generator<XLSX.Range, void, void> {
  for (let at = 2; at + 8 <= data.length; at += 8) {
    const [top, bottom, left, right] = [0, 2, 4, 6].map((offset) => data.readUInt16LE(at + offset));
    if (top! <= bottom! && left! <= right! && right! < MOST_COLUMNS)
      yield { s: { r: top!, c: left! }, e: { r: bottom!, c: right! } };
  }
}

/** 2.4.53: first and last column, width in 256ths of a digit, format, then whether it is hidden. */
function setColumns(columns: XLSX.ColInfo[], data: Buffer): void {
  const last = Math.min(data.readUInt16LE(2), MOST_COLUMNS - 1);
  for (let column = data.readUInt16LE(0); column <= last; column += 1)
    columns[column] = {
      width: data.readUInt16LE(4) / 256,
      hidden: (data.readUInt16LE(8) & 1) === 1,
    };
}

/** 2.4.221: its number, its cells, its height in twips, then whether it is hidden or set by hand. */
function setRow(rows: XLSX.RowInfo[], data: Buffer): void {
  const row = data.readUInt16LE(0);
  const flags = data.readUInt16LE(12);
  if (row >= MOST_ROWS || (flags & (HIDDEN_ROW | HEIGHT_SET)) === 0) return;
  rows[row] = { hpt: (data.readUInt16LE(6) & 0x7fff) / TWIPS, hidden: (flags & HIDDEN_ROW) !== 0 };
}
