import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.js';
import type { OpenWorkbook } from './sheet.js';
import { WorkbookError } from './workbook-error.js';
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
  if (bytes.length === 0) throw new WorkbookError('WORKBOOK_EMPTY_FILE');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, ZIP)) return openXlsx(buffer, bounds);
  if (startsWith(bytes, COMPOUND_FILE)) {
    // SheetJS is loaded only for the few files that need it.
    const { openXls } = await import('./xls/open-xls.js');
    return openXls(buffer, bounds);
  }
  if (BARE_BIFF.some((signature) => startsWith(bytes, signature)))
    throw new WorkbookError('WORKBOOK_TOO_OLD');
  throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
// BOF records of BIFF 2, 3 and 4: Excel before 1993, without a compound file around it.
const BARE_BIFF = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x00, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
