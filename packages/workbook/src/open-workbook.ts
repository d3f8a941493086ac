import { fileKind } from './file-kind.js';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.js';
import type { OpenWorkbook } from './sheet.js';
import { openXlsx } from './xlsx/open-xlsx.js';

/**
 * Opens a workbook by what its bytes say, not by its file name.
 *
 * @param bytes the whole file
 * @param limits bounds against hostile files; the defaults fit every real one seen
 * @throws WorkbookError with the reason, here or while sheets are read
 */
export async function openWorkbook(
  bytes: Uint8Array,
  limits: Partial<WorkbookLimits> = {},
): Promise<OpenWorkbook> {
  const bounds = { ...WORKBOOK_LIMITS, ...limits };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (fileKind(bytes) === 'zip') return openXlsx(buffer, bounds);
  // SheetJS is loaded only for the few files that need it.
  const { openXls } = await import('./xls/open-xls.js');
  return openXls(buffer, bounds);
}
