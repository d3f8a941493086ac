import type { WorkbookLimits } from '../limits.js';
import { calendarOf, type OpenWorkbook, type Sheet } from '../sheet.js';
import { asWorkbookError } from '../workbook-error.js';
import { Zip } from '../zip/zip.js';
import { readSharedStrings } from './shared-strings.js';
import { readNumberStyles } from './styles.js';
import { readWorkbookPart } from './workbook-part.js';
import { readWorksheet, type WorksheetContext } from './worksheet.js';

/**
 * Opens an `.xlsx` or `.xlsm` package and reads its list of sheets, its shared strings and the styles
 * of its numbers. Cells are read later, one sheet at a time.
 *
 * @throws WorkbookError
 */
export async function openXlsx(bytes: Buffer, limits: WorkbookLimits): Promise<OpenWorkbook> {
  try {
    const zip = await Zip.open(bytes, limits);
    const workbook = await readWorkbookPart(zip, limits);
    const context: WorksheetContext = {
      sharedStrings: await readSharedStrings(zip, workbook.sharedStringsPart, limits),
      numberStyles: await readNumberStyles(zip, workbook.stylesPart, limits),
      uses1904: workbook.uses1904,
      limits,
      cellsRead: 0,
    };
    return {
      sheetCount: workbook.sheets.length,
      async *sheets(): AsyncGenerator<Sheet> {
        context.cellsRead = 0;
        for (const [position, { name, visibility, part }] of workbook.sheets.entries()) {
          const read = part ? await readWorksheet(zip, part, context).catch(rethrow) : NO_CELLS;
          const kind = part ? 'worksheet' : 'other';
          yield { name, position, visibility, kind, ...calendarOf(workbook), ...read };
        }
      },
    };
  } catch (error) {
    return rethrow(error);
  }
}

const NO_CELLS = { cells: [] };

function rethrow(error: unknown): never {
  throw asWorkbookError(error);
}
