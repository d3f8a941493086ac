import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { Characters, isCharacter } from './characters.js';
import { isName } from './name.js';

const AMPERSAND = 0x26;
/** XML 1.0, 4.1; without a document type only five entities have names. */
const REFERENCE = /^&(?:amp|lt|gt|quot|apos|#([0-9]+)|#x([0-9a-fA-F]+));/;
/** More zeros before a number than anyone writes are no reference any more. */
export const LONGEST_REFERENCE = 40;
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d"|'1\.\d')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/;
const LONGEST_DECLARATION = 400;
const INSTRUCTION = /^<\?([^\s?]+)(?:\s|\?>$)/;

/**
 * What makes markup not well formed although its tags are in order: other parsers refuse the whole
 * part for it, so nothing that is carried into another workbook may have it.
 */
export class Strictness {
  readonly #characters = new Characters();
  #bytes: Buffer = Buffer.alloc(0);
  /** The next place of each in the bytes at hand, so that no byte is looked at twice. */
  #ampersand = -1;
  #sectionEnd = -1;

  /** New bytes as they come, whatever they mean. */
  take(piece: Buffer): void {
    this.#characters.check(piece);
  }

  /** The bytes that places are in from now on. */
  begin(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#ampersand = -1;
    this.#sectionEnd = -1;
  }

  /** Text between tags; of what stands behind `to`, up to `end`, only the rest of a reference is looked at. */
  text(from: number, to: number, end = to): void {
    this.value(from, to, end);
    if (this.#sectionEnd < from) this.#sectionEnd = found(this.#bytes, ']]>', from);
    if (this.#sectionEnd < to) throw damaged();
  }

  /** The value of an attribute. */
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

/** Where it stands next, or beyond the end. */
function found(bytes: Buffer, what: string | number, from: number): number {
  const at = bytes.indexOf(what, from, 'latin1');
  return at === -1 ? Infinity : at;
}

function damaged(): WorkbookError {
  return new WorkbookError('WORKBOOK_DAMAGED');
}
