import {
  cellReference,
  openWorkbook,
  type CellValue,
  type Sheet,
  type WorkbookLimits,
} from '../src/index.js';

/** Every sheet of a workbook. */
export async function readAll(
  bytes: Uint8Array,
  limits?: Partial<WorkbookLimits>,
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for await (const sheet of (await openWorkbook(bytes, limits)).sheets()) sheets.push(sheet);
  return sheets;
}

/** The cells of a sheet by name. */
export function valuesOf(sheet: Sheet): Record<string, CellValue> {
  return Object.fromEntries(
    sheet.cells.map(({ row, column, value }) => [cellReference(row, column), value]),
  );
}

/** How reading ends: `ok`, or the code of the error. */
export async function outcomeOf(
  bytes: Uint8Array,
  limits?: Partial<WorkbookLimits>,
): Promise<string> {
  const read = await sheetsOrCode(bytes, limits);
  return typeof read === 'string' ? read : 'ok';
}

/** Every sheet of a workbook, or the code of the error. Anything but a coded error is thrown on. */
export async function sheetsOrCode(
  bytes: Uint8Array,
  limits?: Partial<WorkbookLimits>,
): Promise<Sheet[] | string> {
  const { WorkbookError } = await import('../src/index.js');
  try {
    return await readAll(bytes, limits);
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
}
