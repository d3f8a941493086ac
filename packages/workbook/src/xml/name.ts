import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { EQUALS, GREATER, INCOMPLETE, SLASH, SPACE, spells } from './bytes.js';

/** XML 1.0, 2.3: Name; with namespaces none begins with a colon. */
const START =
  'A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
const NAME = new RegExp(
  `^[${START}][${START}:.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}-]*$`,
  'u',
);

// One slot for each hash; another name with the same hash takes it over, so it never grows.
const SLOTS = 1024;
const known = Array.from({ length: SLOTS }, () => '');

/** Most names of a worksheet are one letter: `c`, `r`, `v`. */
const LETTERS = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /[A-Za-z_]/.test(letter) ? letter : undefined;
});

/** Reads names of elements and attributes; each is decoded and checked once. */
export class NameReader {
  /** Where the name read last has ended. */
  end = INCOMPLETE;

  /** The name that starts here; null when the bytes end before it does. */
  read(bytes: Buffer, from: number): string | null {
    const letter = LETTERS[bytes[from]!];
    if (letter !== undefined && from + 1 < bytes.length && endsName(bytes[from + 1]!)) {
      this.end = from + 1;
      return letter;
    }
    let hash = 0;
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (endsName(byte)) {
        if (at === from) throw new WorkbookError('WORKBOOK_DAMAGED');
        this.end = at;
        return nameAt(bytes, from, at, hash);
      }
      hash = (hash * 31 + byte) | 0;
    }
    return null;
  }
}

function endsName(byte: number): boolean {
  return byte <= SPACE || byte === GREATER || byte === SLASH || byte === EQUALS;
}

function nameAt(bytes: Buffer, from: number, to: number, hash: number): string {
  const slot = (hash ^ (hash >>> 10)) & (SLOTS - 1);
  const before = known[slot]!;
  // Only plain ASCII is found again: its characters and bytes are one.
  if (before.length === to - from && spells(bytes, from, before)) return before;
  const name = bytes.toString('utf8', from, to);
  if (!isName(name)) throw new WorkbookError('WORKBOOK_DAMAGED');
  // As a key it is one with the names that readers compare it with, which is then one look.
  return (known[slot] = Object.keys({ [name]: 0 })[0]!);
}

/** True for what XML allows as a name. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Where the prefix of a name ends; -1 where it has none. */
export function prefixEnd(name: string): number {
  // Most names of a worksheet are one letter: `c`, `v`.
  return name.length === 1 ? -1 : name.indexOf(':');
}
