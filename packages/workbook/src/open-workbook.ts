import { withoutDefaultPassword } from './without-default-password.js';
import { fileKind } from './file-kind.js';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.js';
import type { OpenWorkbook } from './sheet.js';
import { withinShownText } from './shown-text.js';
import { openXlsx } from './xlsx/open-xlsx.js';

/**
 * Opens an `.xlsx`, `.xlsm` or `.xls` workbook. The format is told by the bytes, not by the file name.
 *
 * @param bytes the whole file
 * @param limits bounds against hostile files, in place of `WORKBOOK_LIMITS`
 * @throws WorkbookError when the file cannot be read, here or while its sheets are read
 */
export async function openWorkbook(
  bytes: Uint8Array,
  limits: Partial<WorkbookLimits> = {},
): Promise<OpenWorkbook> {
  const bounds = { ...WORKBOOK_LIMITS, ...limits };
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buffer = await withoutDefaultPassword(file);
  const opened = await openAsTold(buffer, bounds);
  return { ...opened, sheets: () => withinShownText(opened.sheets(), bounds) };
}

async function openAsTold(buffer: Buffer, bounds: WorkbookLimits): Promise<OpenWorkbook> {
  if (fileKind(buffer) === 'zip') return openXlsx(buffer, bounds);
  // SheetJS is loaded only for the few files that need it.
  const { openXls } = await import('./xls/open-xls.js');
  return openXls(buffer, bounds);
}
