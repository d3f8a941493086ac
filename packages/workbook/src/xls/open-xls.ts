import zlib from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { type Cell, CellError, type CellValue } from '../cell.js';
import { excelDate } from '../date-format.js';
import type { WorkbookLimits } from '../limits.js';
import type { OpenWorkbook, Sheet, SheetVisibility } from '../sheet.js';
import { wellFormed } from '../text.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';

// SheetJS' own inflate loops for ever on some damaged input; zlib does not.
XLSX.CFB.utils.use_zlib(zlib);

const VISIBILITY: readonly SheetVisibility[] = ['visible', 'hidden', 'veryHidden'];

/** Opens an `.xls` (BIFF) workbook in its compound file, by SheetJS. */
export function openXls(bytes: Uint8Array, limits: WorkbookLimits): OpenWorkbook {
  const book = parse(bytes);
  if (book.SheetNames.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  const uses1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    format: 'xls',
    sheetCount: book.SheetNames.length,
    async *sheets(): AsyncGenerator<Sheet> {
      let cellsRead = 0;
      for (const [position, name] of book.SheetNames.entries()) {
        const sheet = book.Sheets[name];
        const cells = sheet ? readCells(sheet, uses1904, limits) : [];
        cellsRead += cells.length;
        if (cellsRead > limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
        yield {
          name: wellFormed(name),
          position,
          visibility: VISIBILITY[book.Workbook?.Sheets?.[position]?.Hidden ?? 0] ?? 'visible',
          kind: sheet && (sheet['!type'] ?? 'sheet') === 'sheet' ? 'worksheet' : 'other',
          cells,
        };
      }
    },
  };
}

function parse(bytes: Uint8Array): XLSX.WorkBook {
  try {
    const container = XLSX.CFB.read(Buffer.from(bytes), { type: 'buffer' });
    const has = (name: string) => XLSX.CFB.find(container, name) !== null;
    if (has('EncryptedPackage')) throw new WorkbookError('WORKBOOK_ENCRYPTED');
    if (!has('Workbook') && !has('Book')) throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
    return XLSX.read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      bookVBA: false,
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new WorkbookError('WORKBOOK_ENCRYPTED', { cause: error });
    throw asWorkbookError(error);
  }
}

function readCells(sheet: XLSX.WorkSheet, uses1904: boolean, limits: WorkbookLimits): Cell[] {
  const rows = (sheet['!data'] ?? []) as (XLSX.CellObject | undefined)[][];
  const cells: Cell[] = [];
  // `forEach` skips the holes of sparse rows; the declared range is never walked.
  rows.forEach((row, rowIndex) => {
    row?.forEach((cell, columnIndex) => {
      const value = cell && cellValue(cell, uses1904);
      if (value === null || value === undefined || value === '') return;
      if (rowIndex >= limits.rows || columnIndex >= limits.columns)
        throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
      cells.push({ row: rowIndex + 1, column: columnIndex + 1, value });
    });
  });
  return cells;
}

function cellValue(cell: XLSX.CellObject, uses1904: boolean): CellValue | null {
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return null;
  if (cell.t === 'e') return new CellError(cell.w ?? XLSX_ERRORS.get(Number(cell.v)) ?? '#N/A');
  if (cell.t === 'n' && typeof cell.v === 'number')
    return isDate(cell.z) ? excelDate(cell.v, uses1904) : cell.v;
  return typeof cell.v === 'string' ? wellFormed(cell.v) : cell.v;
}

// [MS-XLS] 2.5.10 Bes
const XLSX_ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

function isDate(format: XLSX.CellObject['z']): boolean {
  return format !== undefined && XLSX.SSF.is_date(String(format));
}
