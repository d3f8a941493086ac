import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { Characters, isCharacter } from './characters.js';
import { isName } from './name.js';

const AMPERSAND = 0x26;
/** XML 1.0, 4.1; without a document type only five entities have names. */
const REFERENCE = /^&(?:amp|lt|gt|quot|apos|#([0-9]+)|#x([0-9a-fA-F]+));/;
/** References with more leading zeros than this are refused; nobody writes them. */
export const LONGEST_REFERENCE = 40;
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d"|'1\.\d')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/;
const LONGEST_DECLARATION = 400;
const INSTRUCTION = /^<\?([^\s?]+)(?:\s|\?>$)/;

/**
 * Checks the rules of well-formed XML that the scanner does not need itself: characters, references,
 * comments, processing instructions. Other parsers refuse a part that breaks them, so such markup must
 * not be copied into another workbook.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export class WellFormedness {
  readonly #characters = new Characters();
  #bytes: Buffer = Buffer.alloc(0);
  /** The next `&` and the next `]]>` in the current bytes, so that no byte is searched twice. */
  #ampersand = -1;
  #sectionEnd = -1;

  /** Checks the characters of a new piece. */
  take(piece: Buffer): void {
    this.#characters.check(piece);
  }

  /** Sets the bytes that the offsets of the other methods refer to. */
  begin(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#ampersand = -1;
    this.#sectionEnd = -1;
  }

  /** Checks text between tags. A reference that begins before `to` may extend up to `end`. */
  text(from: number, to: number, end = to): void {
    this.value(from, to, end);
    if (this.#sectionEnd < from) this.#sectionEnd = found(this.#bytes, ']]>', from);
    if (this.#sectionEnd < to) throw damaged();
  }

  /** Checks the value of an attribute. */
  value(from: number, to: number, end = to): void {
    if (this.#ampersand < from) this.#ampersand = found(this.#bytes, AMPERSAND, from);
    while (this.#ampersand < to) {
      this.#reference(this.#ampersand, end);
      this.#ampersand = found(this.#bytes, AMPERSAND, this.#ampersand + 1);
    }
  }

  comment(from: number, to: number): void {
    const inner = this.#bytes.subarray(from + 4, to - 3);
    if (inner.includes('--') || inner[inner.length - 1] === 0x2d) throw damaged();
  }

  instruction(from: number, to: number, isFirst: boolean): void {
    const start = this.#bytes.toString('utf8', from, Math.min(to, from + LONGEST_DECLARATION));
    const name = INSTRUCTION.exec(start)?.[1];
    if (name === undefined || !isName(name) || name.includes(':')) throw damaged();
    if (name.toLowerCase() === 'xml' && !(isFirst && DECLARATION.test(start))) throw damaged();
  }

  end(): void {
    this.#characters.end();
  }

  #reference(at: number, to: number): void {
    const written = this.#bytes.toString('latin1', at, Math.min(to, at + LONGEST_REFERENCE));
    const [all, decimal, hexadecimal] = REFERENCE.exec(written) ?? [];
    if (all === undefined) throw damaged();
    const digits = decimal ?? hexadecimal;
    if (digits && !isCharacter(Number.parseInt(digits, decimal ? 10 : 16))) throw damaged();
  }
}

/** The offset of the next occurrence; `Infinity` for none. */
function found(bytes: Buffer, what: string | number, from: number): number {
  const at = bytes.indexOf(what, from, 'latin1');
  return at === -1 ? Infinity : at;
}

/** What is thrown of XML that is not well formed. */
export function damaged(): WorkbookError {
  return new WorkbookError('WORKBOOK_DAMAGED');
}
