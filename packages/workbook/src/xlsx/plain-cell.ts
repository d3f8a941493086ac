import type { Buffer } from 'node:buffer';
import { EQUALS, LESS, QUOTE, SLASH, SPACE, spells } from '../xml/bytes.js';

const [A, Z, ZERO, NINE, POINT, LETTER_S, LETTER_T] = [0x41, 0x5a, 0x30, 0x39, 0x2e, 0x73, 0x74];
/** Whole numbers of up to this many digits are exact in a double. */
const EXACT_DIGITS = 15;

/**
 * Reads a cell in the form that nearly all programs write, `<c r="D13" s="2" t="s"><v>153</v></c>`,
 * faster than the scanner does. All other cells (with formulas, inline strings, other attributes,
 * spaces, prefixes) are left to the scanner.
 */
export class PlainCell {
  row = 0;
  column = 0;
  /** Index of the cell style; -1 when the cell names none. */
  style = -1;
  /** Whether `value` is the index of a shared string, a number, or without meaning. */
  kind: 'shared' | 'number' | 'blank' = 'blank';
  value = 0;
  #at = 0;

  /** Reads the cell that begins at this offset; false when it is not written in the plain form. */
  read(bytes: Buffer, at: number): boolean {
    if (!spells(bytes, at, '<c r="')) return false;
    this.#at = at + 6;
    if (!this.#readReference(bytes) || !this.#readAttributes(bytes)) return false;
    if (bytes[this.#at] === SLASH) {
      this.kind = 'blank';
      return this.#skips(bytes, '/>');
    }
    return this.#skips(bytes, '><v>') && this.#readValue(bytes) && this.#skips(bytes, '</v></c>');
  }

  /** The offset after the cell that was read last. */
  get end(): number {
    return this.#at;
  }

  #readReference(bytes: Buffer): boolean {
    let at = this.#at;
    let column = 0;
    for (; bytes[at]! >= A && bytes[at]! <= Z; at += 1) column = column * 26 + bytes[at]! - A + 1;
    this.column = column;
    this.#at = at;
    this.row = this.#readWholeNumber(bytes);
    return column > 0 && this.row > 0 && this.#skips(bytes, '"');
  }

  #readAttributes(bytes: Buffer): boolean {
    this.style = -1;
    this.kind = 'number';
    while (bytes[this.#at] === SPACE) {
      const name = bytes[this.#at + 1];
      if (bytes[this.#at + 2] !== EQUALS || bytes[this.#at + 3] !== QUOTE) return false;
      this.#at += 4;
      if (name === LETTER_S && this.style === -1 && this.kind === 'number')
        this.style = this.#readWholeNumber(bytes);
      else if (name === LETTER_T && this.kind === 'number' && bytes[this.#at] === LETTER_S) {
        this.kind = 'shared';
        this.#at += 1;
      } else return false;
      if (!this.#skips(bytes, '"')) return false;
    }
    return this.style >= -1;
  }

  #readValue(bytes: Buffer): boolean {
    const from = this.#at;
    this.value = this.#readWholeNumber(bytes);
    if (bytes[this.#at] === LESS) return this.value >= 0;
    if (bytes[this.#at] !== POINT || this.value < 0) return false;
    this.#at += 1;
    if (this.#readWholeNumber(bytes) < 0) return false;
    this.value = Number(bytes.toString('latin1', from, this.#at));
    return true;
  }

  /** Reads a whole number; -2 when there is none or it has too many digits. */
  #readWholeNumber(bytes: Buffer): number {
    const from = this.#at;
    let at = from;
    let value = 0;
    for (; bytes[at]! >= ZERO && bytes[at]! <= NINE; at += 1)
      value = value * 10 + bytes[at]! - ZERO;
    this.#at = at;
    return at === from || at - from > EXACT_DIGITS ? -2 : value;
  }

  #skips(bytes: Buffer, text: string): boolean {
    if (!spells(bytes, this.#at, text)) return false;
    this.#at += text.length;
    return true;
  }
}
