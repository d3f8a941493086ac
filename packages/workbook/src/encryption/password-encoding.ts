import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/**
 * The password that Excel itself uses when a workbook is encrypted without anyone having chosen one,
 * such as when only its structure is protected. Excel opens such files without asking, and so do we.
 */
export const EXCEL_DEFAULT_PASSWORD = 'VelvetSweatshop';

/** A password as the derivations of [MS-OFFCRYPTO] take it. */
export function encodedPassword(password: string): Buffer {
  return Buffer.from(password, 'utf16le');
}

/** The hash of some pieces, one after the other. */
export function hashed(algorithm: string, ...pieces: readonly Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

/** A number as four bytes, the lowest first. */
export function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Hashes a salted password again and again, each time behind its round's number. */
export function spun(algorithm: string, salt: Buffer, password: string, rounds: number): Buffer {
  let hash = hashed(algorithm, salt, encodedPassword(password));
  for (let round = 0; round < rounds; round += 1)
    hash = hashed(algorithm, littleEndian(round), hash);
  return hash;
}
