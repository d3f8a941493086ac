import * as XLSX from '@e965/xlsx';
import type { WorkbookLimits } from '../limits.js';
import type { OpenWorkbook, Sheet, SheetVisibility } from '../sheet.js';
import { wellFormed } from '../text.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { cellsOf } from './cells.js';
import { workbookStream } from './compound-file.js';

const VISIBILITY: readonly SheetVisibility[] = ['visible', 'hidden', 'veryHidden'];

/** Opens an `.xls` (BIFF8) workbook in its compound file, by SheetJS. */
export function openXls(bytes: Buffer, limits: WorkbookLimits): OpenWorkbook {
  const book = parse(bytes);
  if (book.SheetNames.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  // SheetJS keeps sheets by name: of two with one name, only one would be read, twice.
  if (new Set(book.SheetNames).size < book.SheetNames.length)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  const uses1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    format: 'xls',
    sheetCount: book.SheetNames.length,
    async *sheets(): AsyncGenerator<Sheet> {
      let cellsRead = 0;
      for (const [position, name] of book.SheetNames.entries()) {
        const sheet = book.Sheets[name];
        const isWorksheet = sheet !== undefined && (sheet['!type'] ?? 'sheet') === 'sheet';
        const cells = isWorksheet ? cellsOf(sheet, uses1904, limits) : [];
        cellsRead += cells.length;
        if (cellsRead > limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
        yield {
          name: wellFormed(name),
          position,
          visibility: VISIBILITY[book.Workbook?.Sheets?.[position]?.Hidden ?? 0] ?? 'visible',
          kind: isWorksheet ? 'worksheet' : 'other',
          cells,
        };
      }
    },
  };
}

function parse(bytes: Buffer): XLSX.WorkBook {
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
