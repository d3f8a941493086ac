import * as XLSX from '@e965/xlsx';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { workbookStream } from './compound-file.js';

/**
 * A `.xls` (BIFF8) workbook as SheetJS holds it, its cells in sparse rows.
 *
 * @throws WorkbookError `WORKBOOK_ENCRYPTED`, `WORKBOOK_WITHOUT_SHEETS`, `WORKBOOK_DAMAGED`, and as the
 *   compound file does
 */
export function parseXls(bytes: Buffer): XLSX.WorkBook {
  const book = read(bytes);
  if (book.SheetNames.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  // SheetJS keeps sheets by name: of two with one name, only one would be read, twice.
  if (new Set(book.SheetNames).size < book.SheetNames.length)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  return book;
}

/** True for a sheet of cells; charts, dialogs and macros have none. */
export function isWorksheet(sheet: XLSX.WorkSheet | undefined): sheet is XLSX.WorkSheet {
  return sheet !== undefined && (sheet['!type'] ?? 'sheet') === 'sheet';
}

/** The cells that are there, row by row, by their places from 0; the declared range is never walked. */
export function* writtenCells(
  sheet: XLSX.WorkSheet,
): Generator<{ row: number; column: number; cell: XLSX.CellObject }, void, void> {
  const rows = (sheet['!data'] ?? []) as (XLSX.CellObject | undefined)[][];
  for (const row of placesIn(rows))
    for (const column of placesIn(rows[row]!)) {
      const cell = rows[row]![column];
      if (cell) yield { row, column, cell };
    }
}

/** The places that are filled, in order, at their own cost even where they lie far apart. */
function placesIn(sparse: readonly unknown[]): number[] {
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
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new WorkbookError('WORKBOOK_ENCRYPTED', { cause: error });
    throw asWorkbookError(error);
  }
}
