import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { EQUALS, GREATER, INCOMPLETE, SLASH, SPACE, spells } from './bytes.js';

const NAME = /^[\p{L}_:][\p{L}\p{M}\p{N}._:·-]*$/u;

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
  if (!NAME.test(name)) throw new WorkbookError('WORKBOOK_DAMAGED');
  // As a key it is one with the names that readers compare it with, which is then one look.
  return (known[slot] = Object.keys({ [name]: 0 })[0]!);
}

/** A name without its namespace prefix: `x:row` and `row` are one. */
export function localName(name: string): string {
  // The names of most parts have one letter: `c`, `v`.
  const colon = name.length < 3 ? -1 : name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
