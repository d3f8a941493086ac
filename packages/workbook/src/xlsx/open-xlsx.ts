import type { WorkbookLimits } from '../limits.js';
import type { OpenWorkbook, Sheet } from '../sheet.js';
import { asWorkbookError } from '../workbook-error.js';
import { readSharedStrings } from './shared-strings.js';
import { readDateStyles } from './styles.js';
import { readWorkbookPart } from './workbook-part.js';
import { readWorksheet, type WorkbookContext } from './worksheet.js';
import { Zip } from './zip.js';

/** Opens an `.xlsx` or `.xlsm` package: its list of sheets now, their cells one sheet at a time. */
export async function openXlsx(bytes: Uint8Array, limits: WorkbookLimits): Promise<OpenWorkbook> {
  try {
    const zip = await Zip.open(bytes, limits);
    const workbook = await readWorkbookPart(zip, limits);
    const context: WorkbookContext = {
      sharedStrings: await readSharedStrings(zip, workbook.sharedStringsPart, limits),
      dateStyles: await readDateStyles(zip, workbook.stylesPart, limits),
      uses1904: workbook.uses1904,
      limits,
      cellsRead: 0,
    };
    return {
      format: 'xlsx',
      sheetCount: workbook.sheets.length,
      async *sheets(): AsyncGenerator<Sheet> {
        context.cellsRead = 0;
        for (const [position, { name, visibility, part }] of workbook.sheets.entries()) {
          try {
            const cells = part ? await readWorksheet(zip, part, context) : [];
            yield { name, position, visibility, kind: part ? 'worksheet' : 'other', cells };
          } catch (error) {
            throw asWorkbookError(error);
          }
        }
      },
    };
  } catch (error) {
    throw asWorkbookError(error);
  }
}
