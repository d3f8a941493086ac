import type { Buffer } from 'node:buffer';

export const [SPACE, QUOTE, APOSTROPHE] = [0x20, 0x22, 0x27];
export const [BANG, SLASH, LESS, EQUALS, GREATER, QUESTION] = [0x21, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f];

/** Returned in place of an offset when the token continues beyond the bytes received so far. */
export const INCOMPLETE = -1;

/** The offset of the first byte that is not white space. */
export function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at]! <= SPACE) at += 1;
  return at;
}

// For shorter distances a loop is faster than a call of the native search.
const NEAR_BYTES = 24;

/** The offset of the next `<`, or of the end of the bytes. */
export function nextTag(bytes: Buffer, from: number): number {
  const near = Math.min(from + NEAR_BYTES, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === LESS) return at;
  const found = bytes.indexOf(LESS, near);
  return found === -1 ? bytes.length : found;
}

/** The offset after the next occurrence of `end`, or `INCOMPLETE`. */
export function after(bytes: Buffer, end: string, from: number): number {
  const found = bytes.indexOf(end, from, 'latin1');
  return found === -1 ? INCOMPLETE : found + end.length;
}

/** True when the bytes from this offset are this ASCII text. */
export function spells(bytes: Buffer, from: number, text: string): boolean {
  if (from + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i += 1) {
    const byte = bytes[from + i]!;
    if (byte !== text.charCodeAt(i) || byte >= 0x80) return false;
  }
  return true;
}
