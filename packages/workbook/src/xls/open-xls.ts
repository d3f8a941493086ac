import type { WorkbookLimits } from '../limits.js';
import { calendarOf, type OpenWorkbook, type Sheet } from '../sheet.js';
import { wellFormed } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { cellsOf, mergedCellsOf } from './cells.js';
import { isWorksheet, parseXls, visibilityIn } from './parse-xls.js';

/**
 * Opens an `.xls` (BIFF8) workbook by SheetJS.
 *
 * @throws WorkbookError as `parseXls` does, and beyond the limits while sheets are read
 */
export function openXls(bytes: Buffer, limits: WorkbookLimits): OpenWorkbook {
  const book = parseXls(bytes);
  const uses1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    sheetCount: book.SheetNames.length,
    async *sheets(): AsyncGenerator<Sheet> {
      let cellsRead = 0;
      for (const [position, name] of book.SheetNames.entries()) {
        const sheet = book.Sheets[name];
        const cells = isWorksheet(sheet) ? cellsOf(sheet, uses1904, limits) : [];
        cellsRead += cells.length;
        if (cellsRead > limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
        yield {
          name: wellFormed(name),
          position,
          visibility: visibilityIn(book, position),
          kind: isWorksheet(sheet) ? 'worksheet' : 'other',
          ...calendarOf({ uses1904 }),
          cells,
          merged: mergedCellsOf(sheet),
        };
      }
    },
  };
}
