import type { CellObject, WorkSheet } from '@e965/xlsx';
import { type Cell, CellError, type CellValue } from '../cell.js';
import { excelDate, isDateFormat } from '../date-format.js';
import type { WorkbookLimits } from '../limits.js';
import { wellFormed } from '../text.js';
import { WorkbookError } from '../workbook-error.js';

/** The filled cells of a sheet as SheetJS holds it, row by row. */
export function cellsOf(sheet: WorkSheet, uses1904: boolean, limits: WorkbookLimits): Cell[] {
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  const cells: Cell[] = [];
  // `forEach` skips the holes of sparse rows; the declared range is never walked.
  rows.forEach((row, rowIndex) => {
    row?.forEach((cell, columnIndex) => {
      const value = cell ? cellValue(cell, uses1904) : null;
      if (value === null || value === '') return;
      if (rowIndex >= limits.rows || columnIndex >= limits.columns)
        throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
      cells.push({ row: rowIndex + 1, column: columnIndex + 1, value });
    });
  });
  return cells;
}

function cellValue(
  { t: type, v: value, z: format }: CellObject,
  uses1904: boolean,
): CellValue | null {
  if (type === 'z' || value === undefined || value === null) return null;
  if (type === 'e') return new CellError(ERRORS.get(Number(value)) ?? '#N/A');
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return new CellError('#NUM!');
  return isDateFormat(format) ? excelDate(value, uses1904) : value;
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
