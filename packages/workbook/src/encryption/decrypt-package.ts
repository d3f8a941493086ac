import { Buffer } from 'node:buffer';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { agileDecryption } from './agile.js';
import { standardDecryption } from './standard.js';

const SIZE_BYTES = 8;
const [STANDARD, AGILE] = [2, 4];

/**
 * Decrypts an encrypted `.xlsx` ([MS-OFFCRYPTO] 2.3.4). Its integrity is not checked here: the parts of
 * the decrypted package have checksums of their own.
 *
 * @param info the stream `EncryptionInfo`
 * @param encrypted the stream `EncryptedPackage`: the size of the package, then its encrypted bytes
 * @throws WorkbookError `WORKBOOK_ENCRYPTED` when the password does not fit, or the encryption is of
 *   another kind; `WORKBOOK_DAMAGED`
 */
export async function decryptPackage(
  info: Buffer,
  encrypted: Buffer,
  password: string,
): Promise<Buffer> {
  if (info.length < 8 || encrypted.length < SIZE_BYTES) throw new WorkbookError('WORKBOOK_DAMAGED');
  const kind = info.readUInt16LE(2);
  try {
    const decrypt =
      kind === AGILE
        ? await agileDecryption(info.subarray(8), password)
        : kind === STANDARD
          ? standardDecryption(info, password)
          : null;
    if (!decrypt) throw new WorkbookError('WORKBOOK_ENCRYPTED');
    const bytes = decrypt(encrypted.subarray(SIZE_BYTES));
    return bytes.subarray(0, Number(encrypted.readBigUInt64LE(0)));
  } catch (error) {
    throw asWorkbookError(error);
  }
}
