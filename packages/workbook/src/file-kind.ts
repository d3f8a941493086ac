import { WorkbookError } from './workbook-error.js';

/**
 * The container format of a file, told by its first bytes: file names are not trusted.
 *
 * @throws WorkbookError `WORKBOOK_EMPTY_FILE`, `WORKBOOK_TOO_OLD`, `WORKBOOK_NOT_A_WORKBOOK`
 */
export function fileKind(bytes: Uint8Array): 'zip' | 'compound-file' {
  if (bytes.length === 0) throw new WorkbookError('WORKBOOK_EMPTY_FILE');
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, COMPOUND_FILE)) return 'compound-file';
  if (BARE_BIFF.some((signature) => startsWith(bytes, signature)))
    throw new WorkbookError('WORKBOOK_TOO_OLD');
  throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
// BOF records of BIFF 2, 3 and 4. Excel before 1993 wrote them without a compound file around them.
const BARE_BIFF = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x00, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
