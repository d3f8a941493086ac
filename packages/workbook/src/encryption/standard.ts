import { Buffer } from 'node:buffer';
import { decryptAes } from './aes.js';
import { hashed, littleEndian, spun } from './password-encoding.js';

const ROUNDS = 50_000;
const [SALT_BYTES, VERIFIER_BYTES, HASH_BYTES] = [16, 16, 32];
const [HEADER_AT, KEY_BITS_AT] = [12, 16];

/**
 * The encryption of Excel 2007: AES in ECB mode with SHA-1 ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9).
 *
 * @returns what decrypts the package; null when the password does not fit
 */
export function standardDecryption(
  info: Buffer,
  password: string,
): ((encrypted: Buffer) => Buffer) | null {
  const header = info.subarray(HEADER_AT, HEADER_AT + info.readUInt32LE(8));
  const verifier = info.subarray(HEADER_AT + header.length + 4);
  const bits = header.readUInt32LE(KEY_BITS_AT);
  if (![128, 192, 256].includes(bits)) return null;
  const salt = verifier.subarray(0, SALT_BYTES);
  const hash = hashed('sha1', spun('sha1', salt, password, ROUNDS), littleEndian(0));
  const key = Buffer.concat([0x36, 0x5c].map((pad) => hashed('sha1', padded(hash, pad)))).subarray(
    0,
    bits / 8,
  );
  const decrypt = (bytes: Buffer) => decryptAes('ecb', key, null, bytes);
  const proof = decrypt(verifier.subarray(SALT_BYTES, SALT_BYTES + VERIFIER_BYTES));
  const hashAt = SALT_BYTES + VERIFIER_BYTES + 4;
  const expected = decrypt(verifier.subarray(hashAt, hashAt + HASH_BYTES));
  const found = hashed('sha1', proof);
  return found.equals(expected.subarray(0, found.length)) ? decrypt : null;
}

/** 64 bytes of `pad`, the first of them combined with the hash by XOR. */
function padded(hash: Buffer, pad: number): Buffer {
  return Buffer.alloc(64, pad).map((byte, at) => byte ^ (hash[at] ?? 0)) as Buffer;
}
