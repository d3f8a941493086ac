import { Buffer, isUtf8 } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';

/** As bytes of UTF-8: control characters other than white space, U+FFFE and U+FFFF (XML 1.0, 2.2). */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f]|\xef\xbf[\xbe\xbf]/; // oxlint-disable-line no-control-regex

/** Checks that pieces of UTF-8 hold nothing but characters that XML allows, wherever they are cut. */
export class Characters {
  /** The first bytes of a character whose last ones come with the next piece. */
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

  /** To be called after the last piece. */
  end(): void {
    if (this.#cut.length > 0) throw new WorkbookError('WORKBOOK_DAMAGED');
  }
}

/** How many bytes at the end begin a character that goes on. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/** True for the number of a character that XML allows. */
export function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (
    code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
  );
}
