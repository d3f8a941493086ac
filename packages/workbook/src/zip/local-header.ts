import type { Entry } from 'yauzl';
import { WorkbookError } from '../workbook-error.js';

// PKWARE APPNOTE 4.3.7: a signature, fixed fields, then the name and the extra field, whose lengths
// are among the fixed fields.
const SIGNATURE = 0x04034b50;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const FIXED_LENGTH = 30;

/**
 * The compressed bytes of a zip entry, located by its local file header.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export function compressedData(bytes: Buffer, entry: Entry): Buffer {
  const header = entry.relativeOffsetOfLocalHeader;
  if (header + FIXED_LENGTH > bytes.length || bytes.readUInt32LE(header) !== SIGNATURE)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  const start =
    header +
    FIXED_LENGTH +
    bytes.readUInt16LE(header + NAME_LENGTH_AT) +
    bytes.readUInt16LE(header + EXTRA_LENGTH_AT);
  if (start + entry.compressedSize > bytes.length) throw new WorkbookError('WORKBOOK_DAMAGED');
  return bytes.subarray(start, start + entry.compressedSize);
}
