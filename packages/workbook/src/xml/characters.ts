import { Buffer, isUtf8 } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';

/**
 * Characters that XML forbids (XML 1.0, 2.2), as UTF-8 bytes: control characters other than white space,
 * U+FFFE and U+FFFF.
 */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f]|\xef\xbf[\xbe\xbf]/; // oxlint-disable-line no-control-regex

/** Checks that UTF-8 has only characters that XML allows. Pieces may end within a character. */
export class Characters {
  /** The first bytes of a character that continues in the next piece. */
  #cut = Buffer.alloc(0);

  /** @throws WorkbookError `WORKBOOK_DAMAGED` */
  check(piece: Buffer): void {
    const bytes = this.#cut.length === 0 ? piece : Buffer.concat([this.#cut, piece]);
    const end = bytes.length - unfinished(bytes);
    const whole = bytes.subarray(0, end);
    if (!isUtf8(whole) || FORBIDDEN.test(whole.toString('latin1')))
      throw new WorkbookError('WORKBOOK_DAMAGED');
    this.#cut = Buffer.from(bytes.subarray(end));
  }

  /**
   * Call after the last piece.
   *
   * @throws WorkbookError `WORKBOOK_DAMAGED` when its last character is incomplete
   */
  end(): void {
    if (this.#cut.length > 0) throw new WorkbookError('WORKBOOK_DAMAGED');
  }
}

/** The number of bytes at the end that belong to an incomplete character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/** True for the code point of a character that XML allows. */
export function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (
    code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
  );
}
