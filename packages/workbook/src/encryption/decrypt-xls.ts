import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { HEADER_BYTES, recordsOf } from '../xls-records.js';
import { encodedPassword, hashed, littleEndian } from './password-encoding.js';
import { Rc4 } from './rc4.js';

// [MS-XLS] 2.3.1
const [BOF, FILE_PASS, BOUND_SHEET] = [0x0809, 0x002f, 0x0085];
/** Records that stay as they are: BOF, FilePass, UsrExcl, FileLock, InterfaceHdr, RRDInfo, RRDHead. */
const PLAIN_RECORDS = new Set([BOF, FILE_PASS, 0x0194, 0x0195, 0x00e1, 0x0196, 0x0138]);
/** Of a BoundSheet8 the first field, which is an offset in the stream, stays as it is. */
const PLAIN_BYTES_OF_BOUND_SHEET = 4;
/** A new key begins every so many bytes of the stream. */
const BLOCK_BYTES = 1024;
const VERIFIER_BYTES = 16;

/** The key of a block of the stream, counted from 0. */
type BlockKey = (block: number) => Uint8Array;

/**
 * Decrypts the workbook stream of a `.xls` in place ([MS-XLS] 2.2.10); a stream that is not encrypted
 * stays as it is.
 *
 * @throws WorkbookError `WORKBOOK_ENCRYPTED` when the password does not fit, or the stream is encrypted
 *   otherwise than by RC4
 */
export function decryptXls(stream: Buffer, password: string): void {
  const filePass = filePassOf(stream);
  if (!filePass) return;
  const keyOf = blockKey(filePass, password);
  if (!keyOf) throw new WorkbookError('WORKBOOK_ENCRYPTED');
  let block = -1;
  let cipher = new Rc4(keyOf(0));
  for (const { at: start, type, data } of recordsOf(stream)) {
    const dataAt = start + HEADER_BYTES;
    const end = dataAt + data.length;
    const plainTo = PLAIN_RECORDS.has(type)
      ? end
      : dataAt + (type === BOUND_SHEET ? PLAIN_BYTES_OF_BOUND_SHEET : 0);
    // The key stream passes over what is plain too.
    for (let at = start; at < end; at += 1) {
      if (Math.floor(at / BLOCK_BYTES) !== block) {
        block = Math.floor(at / BLOCK_BYTES);
        cipher = new Rc4(keyOf(block));
      }
      const key = cipher.next();
      if (at >= plainTo) stream[at]! ^= key;
    }
  }
}

/** The data of the record that tells how the stream is encrypted; it comes among the first. */
function filePassOf(stream: Buffer): Buffer | null {
  for (const { type, data } of recordsOf(stream)) {
    if (type === FILE_PASS) return data;
    // Only WriteProtect may stand between it and the beginning.
    if (type !== BOF && type !== WRITE_PROTECT) return null;
  }
  return null;
}

const WRITE_PROTECT = 0x0086;
const RC4 = 1;

/** The keys that a password gives; null when the password does not fit. */
function blockKey(filePass: Buffer, password: string): BlockKey | null {
  if (filePass.length < 6 || filePass.readUInt16LE(0) !== RC4) return null;
  const info = filePass.subarray(2);
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (major === 1 && minor === 1) return rc4Key(info.subarray(4), password);
  if (minor === 2 && major >= 2 && major <= 4) return cryptoApiKey(info.subarray(4), password);
  return null;
}

/** RC4 of Office 97, with keys of 40 bits ([MS-OFFCRYPTO] 2.3.6). */
function rc4Key(header: Buffer, password: string): BlockKey | null {
  const [SALT_BYTES, KEPT_BYTES] = [16, 5];
  if (header.length < SALT_BYTES + VERIFIER_BYTES + 16) return null;
  const salt = header.subarray(0, SALT_BYTES);
  const piece = Buffer.concat([
    hashed('md5', encodedPassword(password)).subarray(0, KEPT_BYTES),
    salt,
  ]);
  const base = hashed('md5', ...Array.from({ length: 16 }, () => piece)).subarray(0, KEPT_BYTES);
  const keyOf: BlockKey = (block) => hashed('md5', base, littleEndian(block));
  return fits(keyOf, 'md5', header.subarray(SALT_BYTES)) ? keyOf : null;
}

/** RC4 by the CryptoAPI, of Office 2002 and later ([MS-OFFCRYPTO] 2.3.5). */
function cryptoApiKey(header: Buffer, password: string): BlockKey | null {
  const [KEY_BITS_AT, SALT_BYTES, HASH_BYTES] = [16, 16, 20];
  if (header.length < 8) return null;
  const fields = header.subarray(8, 8 + header.readUInt32LE(4));
  const verifier = header.subarray(8 + fields.length);
  if (fields.length < KEY_BITS_AT + 4) return null;
  if (verifier.length < 4 + SALT_BYTES + VERIFIER_BYTES + 4 + HASH_BYTES) return null;
  const bits = fields.readUInt32LE(KEY_BITS_AT) || 40;
  if (bits > 128 || bits % 8 !== 0) return null;
  const salt = verifier.subarray(4, 4 + SALT_BYTES);
  const base = hashed('sha1', salt, encodedPassword(password));
  const keyOf: BlockKey = (block) => {
    const key = hashed('sha1', base, littleEndian(block)).subarray(0, bits / 8);
    // Keys of 40 bits are lengthened by zeros.
    return bits === 40 ? Buffer.concat([key], 16) : key;
  };
  const encrypted = verifier.subarray(4 + SALT_BYTES);
  const hash = encrypted.subarray(VERIFIER_BYTES + 4, VERIFIER_BYTES + 4 + HASH_BYTES);
  return fits(keyOf, 'sha1', Buffer.concat([encrypted.subarray(0, VERIFIER_BYTES), hash]))
    ? keyOf
    : null;
}

/** True when the verifier, decrypted, has the hash that follows it. */
function fits(keyOf: BlockKey, algorithm: string, encrypted: Buffer): boolean {
  const decrypted = new Rc4(keyOf(0)).decrypted(encrypted);
  const hash = hashed(algorithm, decrypted.subarray(0, VERIFIER_BYTES));
  return hash.equals(decrypted.subarray(VERIFIER_BYTES, VERIFIER_BYTES + hash.length));
}
