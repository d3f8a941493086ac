import * as XLSX from '@e965/xlsx';
import type { SheetVisibility } from '../sheet.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { workbookStream } from './compound-file.js';

/**
 * Parses a `.xls` (BIFF8) workbook by SheetJS, with cells in sparse rows (its option `dense`).
 *
 * @throws WorkbookError `WORKBOOK_ENCRYPTED`, `WORKBOOK_WITHOUT_SHEETS`, `WORKBOOK_DAMAGED`, and as
 *   `workbookStream` does
 */
export function parseXls(bytes: Buffer): XLSX.WorkBook {
  const book = read(bytes);
  if (book.SheetNames.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  // SheetJS keeps sheets by name: of two sheets with the same name it would return one of them twice.
  if (new Set(book.SheetNames).size < book.SheetNames.length)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  return book;
}

const VISIBILITY: readonly SheetVisibility[] = ['visible', 'hidden', 'veryHidden'];

export const visibilityIn = (book: XLSX.WorkBook, position: number): SheetVisibility =>
  VISIBILITY[book.Workbook?.Sheets?.[position]?.Hidden ?? 0] ?? 'visible';

/** True for a sheet of cells; false for chart, dialog and macro sheets. */
export function isWorksheet(sheet: XLSX.WorkSheet | undefined): sheet is XLSX.WorkSheet {
  return sheet !== undefined && (sheet['!type'] ?? 'sheet') === 'sheet';
}

/**
 * The cells that the sheet contains, row by row; rows and columns count from 0. The declared range is
 * not walked, since a hostile file may declare millions of empty cells.
 */
export function* filledCells(
  sheet: XLSX.WorkSheet,
): Generator<{ row: number; column: number; cell: XLSX.CellObject }, void, void> {
  const rows = (sheet['!data'] ?? []) as (XLSX.CellObject | undefined)[][];
  for (const row of indexesOf(rows))
    for (const column of indexesOf(rows[row]!)) {
      const cell = rows[row]![column];
      if (cell) yield { row, column, cell };
    }
}

/** The indexes in use, in ascending order, without visiting the gaps between them. */
function indexesOf(sparse: readonly unknown[]): number[] {
  return Object.keys(sparse).map(Number);
}

function read(bytes: Buffer): XLSX.WorkBook {
  try {
    return XLSX.read(workbookStream(bytes), {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
  } catch (error) {
    throw asWorkbookError(error);
  }
}
