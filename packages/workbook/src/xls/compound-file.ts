import zlib from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { WorkbookError } from '../workbook-error.js';

// SheetJS' own inflate loops for ever on some damaged input; zlib does not.
XLSX.CFB.utils.use_zlib(zlib);

// [MS-XLS] 2.4.21 BOF: the record's number, its length, then the version.
const BOF = 0x0809;
const VERSION_AT = 4;
const BIFF8 = 0x0600;

/**
 * Checks that a compound file holds a workbook that we read: Excel 97 or newer, not encrypted.
 *
 * @throws WorkbookError `WORKBOOK_ENCRYPTED`, `WORKBOOK_TOO_OLD` (before Excel 97, its texts depend
 *   on a code page), `WORKBOOK_NOT_A_WORKBOOK` (a document, a message …), `WORKBOOK_DAMAGED`
 */
export function checkCompoundFile(bytes: Buffer): void {
  const container = XLSX.CFB.read(bytes, { type: 'buffer' });
  if (XLSX.CFB.find(container, 'EncryptedPackage')) throw new WorkbookError('WORKBOOK_ENCRYPTED');
  const stream = XLSX.CFB.find(container, 'Workbook') ?? XLSX.CFB.find(container, 'Book');
  if (!stream) throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  const start = Buffer.from((stream.content ?? []).slice(0, VERSION_AT + 2));
  if (start.length < VERSION_AT + 2 || (start.readUInt16LE(0) & 0xff) !== (BOF & 0xff))
    throw new WorkbookError('WORKBOOK_DAMAGED');
  if (start.readUInt16LE(0) !== BOF || start.readUInt16LE(VERSION_AT) !== BIFF8)
    throw new WorkbookError('WORKBOOK_TOO_OLD');
}
