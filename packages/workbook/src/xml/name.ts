import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { EQUALS, GREATER, INCOMPLETE, SLASH, SPACE } from './bytes.js';
import { DecodedTexts } from './decoded-texts.js';

/** The first character of a name (XML 1.0, 2.3), without the colon as Namespaces in XML asks. */
const START =
  'A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
const NAME = new RegExp(
  `^[${START}][${START}:.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}-]*$`,
  'u',
);

const names = new DecodedTexts((bytes, from, to) => {
  const name = bytes.toString('utf8', from, to);
  if (!isName(name)) throw new WorkbookError('WORKBOOK_DAMAGED');
  // An object's key is interned by the engine, which makes comparisons with literal names faster.
  return Object.keys({ [name]: 0 })[0]!;
});

/** Names of one letter, such as `c`, `r` and `v`: most names of a worksheet. */
const LETTERS = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /[A-Za-z_]/.test(letter) ? letter : undefined;
});

/** Reads names of elements and attributes. A cache saves decoding and checking the same name again. */
export class NameReader {
  /** The offset after the name that was read last. */
  end = INCOMPLETE;

  /**
   * The name at this offset; null when it continues beyond the bytes received so far.
   *
   * @throws WorkbookError `WORKBOOK_DAMAGED` for what is not a name
   */
  read(bytes: Buffer, from: number): string | null {
    const letter = LETTERS[bytes[from]!];
    if (letter !== undefined && from + 1 < bytes.length && endsName(bytes[from + 1]!)) {
      this.end = from + 1;
      return letter;
    }
    let at = from;
    while (at < bytes.length && !endsName(bytes[at]!)) at += 1;
    if (at === bytes.length) return null;
    if (at === from) throw new WorkbookError('WORKBOOK_DAMAGED');
    this.end = at;
    return names.at(bytes, from, at);
  }
}

function endsName(byte: number): boolean {
  return byte <= SPACE || byte === GREATER || byte === SLASH || byte === EQUALS;
}

/** True for what XML allows as a name. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** The index of the colon after a name's prefix; -1 when it has none. */
export function prefixEnd(name: string): number {
  // A short cut for names of one letter, which are most names of a worksheet.
  return name.length === 1 ? -1 : name.indexOf(':');
}

/** True for an attribute that declares a namespace. */
export const isDeclaration = (name: string): boolean =>
  name === 'xmlns' || name.startsWith('xmlns:');
