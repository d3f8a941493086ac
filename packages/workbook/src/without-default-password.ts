import type { Buffer } from 'node:buffer';
import { fileKind } from './file-kind.js';
import { EXCEL_DEFAULT_PASSWORD } from './encryption/password-encoding.js';

/**
 * A file as it is, or the package inside when Excel encrypted it with the password that it does not ask
 * for. A `.xls` under that password is decrypted where its streams are read.
 *
 * @throws WorkbookError as `fileKind` and `decryptPackage` do
 */
export async function withoutDefaultPassword(file: Buffer): Promise<Buffer> {
  if (fileKind(file) === 'zip') return file;
  // Few files need SheetJS, which reads compound files.
  const { encryptedPackage } = await import('./xls/compound-file.js');
  const found = encryptedPackage(file);
  if (!found) return file;
  const { decryptPackage } = await import('./encryption/decrypt-package.js');
  return decryptPackage(found.info, found.content, EXCEL_DEFAULT_PASSWORD);
}
