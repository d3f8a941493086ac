import * as XLSX from '@e965/xlsx';
import { decryptXls } from '../encryption/decrypt-xls.js';
import { EXCEL_DEFAULT_PASSWORD } from '../encryption/password-encoding.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { keepValueRecords } from './value-records.js';

// [MS-XLS] 2.4.21 BOF: the record's type, its length, then the version.
const BOF = 0x0809;
const VERSION_AT = 4;
const BIFF8 = 0x0600;

/**
 * The workbook stream of a compound file written by Excel 97 or newer, reduced to the records that
 * cell values need. Properties, macros and pictures are left out, because parsers may loop on damage
 * in them.
 *
 * @param bytes must begin as a compound file: given a zip, the inflater of SheetJS may loop forever
 * @throws WorkbookError `WORKBOOK_ENCRYPTED`, `WORKBOOK_TOO_OLD` (the texts of files before Excel 97
 *   depend on a code page), `WORKBOOK_NOT_A_WORKBOOK` (a document, a message …), `WORKBOOK_DAMAGED`
 */
export function workbookStream(bytes: Buffer): Buffer {
  const stream = compoundStream(bytes);
  keepValueRecords(stream);
  return stream;
}

/**
 * The workbook stream with all of its records, decrypted where Excel's default password does it.
 *
 * @throws WorkbookError as `workbookStream` does
 */
export function compoundStream(bytes: Buffer): Buffer {
  const container = XLSX.CFB.read(bytes, { type: 'buffer' });
  if (XLSX.CFB.find(container, 'EncryptedPackage')) throw new WorkbookError('WORKBOOK_ENCRYPTED');
  const entry = XLSX.CFB.find(container, 'Workbook') ?? XLSX.CFB.find(container, 'Book');
  if (!entry) throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  const stream = Buffer.from(entry.content ?? []);
  if (stream.length < VERSION_AT + 2 || stream.readUInt16LE(0) !== BOF)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  if (stream.readUInt16LE(VERSION_AT) !== BIFF8) throw new WorkbookError('WORKBOOK_TOO_OLD');
  decryptXls(stream, EXCEL_DEFAULT_PASSWORD);
  return stream;
}

/**
 * The streams of an encrypted `.xlsx`, which is kept in a compound file; null for other compound files.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export function encryptedPackage(
  bytes: Buffer,
): { readonly info: Buffer; readonly content: Buffer } | null {
  try {
    const container = XLSX.CFB.read(bytes, { type: 'buffer' });
    const [info, content] = ['EncryptionInfo', 'EncryptedPackage'].map(
      (name) => XLSX.CFB.find(container, name)?.content,
    );
    return info && content ? { info: Buffer.from(info), content: Buffer.from(content) } : null;
  } catch (error) {
    throw asWorkbookError(error);
  }
}
