import { Buffer } from 'node:buffer';
import { MAX_COLUMNS } from '../xls/cells.js';
import { compoundStream } from '../xls/compound-file.js';
import { recordsOf, type XlsRecord } from '../xls-records.js';

export interface XlsRow {
  readonly hidden: boolean;
  /** In points; null for the default height. */
  readonly height: number | null;
}

/** The layout of a `.xls` sheet; rows and columns count from 0. */
export interface XlsLayout {
  readonly columns: Map<number, { readonly width: number; readonly hidden: boolean }>;
  readonly rows: Map<number, XlsRow>;
  /** The layout of all rows that are not in `rows`. */
  defaultRow: XlsRow;
  /** The width of all columns that are not in `columns`: of so many digits, without the space beside them. */
  digits?: number;
  /** The same with that space, which then counts instead. */
  width?: number;
  formulas: number;
}

// [MS-XLS] 2.3.1
const [FORMULA, EOF, BOUND_SHEET, COL_INFO, ROW, DEFAULT_ROW, BOF] = [
  0x0006, 0x000a, 0x0085, 0x007d, 0x0208, 0x0225, 0x0809,
];
const [DEFAULT_DIGITS, DEFAULT_WIDTH] = [0x0055, 0x0099];
const MAX_DIGITS = 255;
const TWIPS = 20;
const [HIDDEN_ROW, HEIGHT_SET] = [0x20, 0x40];
const [DEFAULT_HEIGHT_SET, DEFAULT_HIDDEN] = [1, 2];

/**
 * The layouts of the sheets of a `.xls`, in the workbook's order.
 *
 * @throws WorkbookError as `compoundStream` does
 */
export function readXlsLayouts(bytes: Buffer): readonly XlsLayout[] {
  const stream = compoundStream(bytes);
  const starts: number[] = [];
  for (const { type, data } of substream(stream, 0))
    if (type === BOUND_SHEET && data.length >= 4) starts.push(data.readUInt32LE(0));
  return starts.map((start) => layoutAt(stream, start));
}

function layoutAt(stream: Buffer, start: number): XlsLayout {
  const layout: XlsLayout = {
    columns: new Map(),
    rows: new Map(),
    defaultRow: { hidden: false, height: null },
    formulas: 0,
  };
  for (const { type, data } of substream(stream, start)) {
    if (type === FORMULA) layout.formulas += 1;
    else if (type === COL_INFO && data.length >= 10) addColumns(layout, data);
    else if (type === ROW && data.length >= 16) addRow(layout, data);
    else if (type === DEFAULT_ROW && data.length >= 4) setDefaultRow(layout, data);
    else if (type === DEFAULT_DIGITS && data.length >= 2)
      layout.digits = Math.min(data.readUInt16LE(0), MAX_DIGITS);
    else if (type === DEFAULT_WIDTH && data.length >= 2) layout.width = data.readUInt16LE(0) / 256;
  }
  return layout;
}

/** The records of the substream that begins at this offset, without those of charts nested in it. */
function* substream(stream: Buffer, start: number): Generator<XlsRecord, void, void> {
  let depth = 0;
  for (const record of recordsOf(stream, start)) {
    if (record.type === BOF) depth += 1;
    else if (record.type === EOF) depth -= 1;
    if (depth <= 0) return;
    if (depth === 1) yield record;
  }
}

/** [MS-XLS] 2.4.53: first and last column, width in 256ths of a digit, format, then whether hidden. */
function addColumns({ columns }: XlsLayout, data: Buffer): void {
  const last = Math.min(data.readUInt16LE(2), MAX_COLUMNS - 1);
  const shown = { width: data.readUInt16LE(4) / 256, hidden: (data.readUInt16LE(8) & 1) === 1 };
  for (let column = data.readUInt16LE(0); column <= last; column += 1) columns.set(column, shown);
}

/** [MS-XLS] 2.4.221: the row, its cells, its height in twips, then whether hidden or set by hand. */
function addRow({ rows }: XlsLayout, data: Buffer): void {
  const flags = data.readUInt16LE(12);
  const height = (data.readUInt16LE(6) & 0x7fff) / TWIPS;
  rows.set(data.readUInt16LE(0), {
    hidden: (flags & HIDDEN_ROW) !== 0,
    height: (flags & HEIGHT_SET) === 0 ? null : height,
  });
}

/** [MS-XLS] 2.4.87: whether the height is set and whether rows are hidden, then the height in twips. */
function setDefaultRow(layout: XlsLayout, data: Buffer): void {
  const flags = data.readUInt16LE(0);
  const hidden = (flags & DEFAULT_HIDDEN) !== 0;
  // When rows are hidden by default, the height is at another place, and is not needed.
  const isSet = (flags & DEFAULT_HEIGHT_SET) !== 0 && !hidden;
  layout.defaultRow = { hidden, height: isSet ? data.readUInt16LE(2) / TWIPS : null };
}
