import type { Buffer } from 'node:buffer';

export const [SPACE, QUOTE, APOSTROPHE] = [0x20, 0x22, 0x27];
export const [BANG, SLASH, LESS, EQUALS, GREATER, QUESTION] = [0x21, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f];

/** More bytes are needed before the token at hand can be read. */
export const INCOMPLETE = -1;

/** The first place from here that is no white space. */
export function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at]! <= SPACE) at += 1;
  return at;
}

// Beyond this many bytes the native search has won back what calling it costs.
const NEAR_BYTES = 24;

/** The place of the next `<`, or the end of the bytes. */
export function nextTag(bytes: Buffer, from: number): number {
  const near = Math.min(from + NEAR_BYTES, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === LESS) return at;
  const found = bytes.indexOf(LESS, near);
  return found === -1 ? bytes.length : found;
}

/** Where `end` has ended, searched from here. */
export function after(bytes: Buffer, end: string, from: number): number {
  const found = bytes.indexOf(end, from, 'latin1');
  return found === -1 ? INCOMPLETE : found + end.length;
}

/** True when the bytes from here spell this ASCII text. */
export function spells(bytes: Buffer, from: number, text: string): boolean {
  if (from + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i += 1) {
    const byte = bytes[from + i]!;
    if (byte !== text.charCodeAt(i) || byte >= 0x80) return false;
  }
  return true;
}
