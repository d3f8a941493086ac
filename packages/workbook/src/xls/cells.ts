import type { CellObject, WorkSheet } from '@e965/xlsx';
import { type Cell, CellError, type CellValue } from '../cell.js';
import type { WorkbookLimits } from '../limits.js';
import { inStyle, numberStyle } from '../number-style.js';
import type { MergedCells } from '../sheet.js';
import { wellFormed } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { filledCells } from './parse-xls.js';

/**
 * The filled cells of a sheet that SheetJS has parsed, row by row.
 *
 * @throws WorkbookError `WORKBOOK_REFERENCE_OUT_OF_RANGE`
 */
export function cellsOf(sheet: WorkSheet, uses1904: boolean, limits: WorkbookLimits): Cell[] {
  const cells: Cell[] = [];
  for (const { row, column, cell } of filledCells(sheet)) {
    const value = cellValue(cell, uses1904);
    if (value === null || value === '') continue;
    if (row >= limits.rows || column >= limits.columns)
      throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
    const place = { row: row + 1, column: column + 1, value };
    const isPercent = typeof value === 'number' && numberStyle(cell.z) === 'percent';
    cells.push(isPercent ? { ...place, isPercent } : place);
  }
  return cells;
}

/** A `.xls` has no more. */
export const MAX_COLUMNS = 256;

/** The cells that are shown as one; damaged ranges are left out. */
export const mergedCellsOf = (sheet: WorkSheet | undefined): MergedCells[] =>
  (sheet?.['!merges'] ?? [])
    .filter(({ s, e }) => s.r <= e.r && s.c <= e.c && (s.r < e.r || s.c < e.c))
    .filter(({ e }) => e.c < MAX_COLUMNS)
    .map(({ s, e }) => ({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 }));

function cellValue(
  { t: type, v: value, z: format }: CellObject,
  uses1904: boolean,
): CellValue | null {
  if (type === 'z' || value === undefined || value === null) return null;
  if (type === 'e') return new CellError(errorCode(value));
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return new CellError('#NUM!');
  return inStyle(value, numberStyle(format), uses1904);
}

/** The text that Excel shows for an error value of a `.xls`. */
export function errorCode(value: unknown): string {
  return ERRORS.get(Number(value)) ?? '#N/A';
}

// [MS-XLS] 2.5.10 Bes
const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);
