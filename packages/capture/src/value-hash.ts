import type { CaptureValue } from '@lqc/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text.toWellFormed())));

/** SHA-256 of a value as text, in small hexadecimal letters; of no value, that of an empty text. */
export const valueHash = (value: CaptureValue): string =>
  hashOf(value === null ? '' : String(value));

/** The hash of what a field shows: of its value, or of all values that disagree. */
export function shownHash(versions: readonly { readonly hash: string }[]): string {
  const [only, ...others] = new Set(versions.map(({ hash }) => hash));
  if (only === undefined) return valueHash(null);
  return others.length === 0 ? only : hashOf([only, ...others].sort().join('\n'));
}
