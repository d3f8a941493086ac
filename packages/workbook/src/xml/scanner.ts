import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { Attributes } from './attributes.js';
import { characterData, literalData } from './character-data.js';
import { localName, names } from './name.js';

/** What a part's reader wants to know; names come without their namespace prefix. */
export interface XmlHandlers {
  /** Answers `true` when it wants the element's text at its close. */
  open(name: string, attributes: Attributes, parent: string): boolean | void;
  close?(name: string, text: string): void;
}

export interface XmlLimits {
  readonly depth: number;
  readonly tokenBytes: number;
}

const [TAB, SPACE, QUOTE, APOSTROPHE] = [0x09, 0x20, 0x22, 0x27];
const [BANG, SLASH, LESS, EQUALS, GREATER, QUESTION] = [0x21, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f];
const NOTHING = Buffer.alloc(0);
/** More bytes are needed before the token at hand can be read. */
const INCOMPLETE = -1;

/**
 * Reads UTF-8 XML from bytes as they come and decodes only what is asked for. It knows what
 * workbooks need: elements, attributes, text, CDATA, the five named references and numeric ones.
 * A document type is refused, and so is what is not well formed.
 */
export class XmlScanner {
  readonly #attributes = new Attributes();
  readonly #open: string[] = [];
  #bytes: Buffer = NOTHING;
  #pending: Buffer = NOTHING;
  #hadRoot = false;
  #wantsText = false;
  #text = '';

  constructor(
    private readonly handlers: XmlHandlers,
    private readonly limits: XmlLimits,
  ) {}

  write(chunk: Buffer): void {
    this.#bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    let at = 0;
    while (at < this.#bytes.length) {
      const next = this.#bytes[at] === LESS ? this.#markup(at) : this.#characters(at);
      if (next === INCOMPLETE) break;
      at = next;
    }
    this.#pending = this.#bytes.subarray(at);
    if (this.#pending.length > this.limits.tokenBytes)
      throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }

  /** To be called after the last bytes. */
  end(): void {
    if (this.#pending.length > 0 || this.#open.length > 0 || !this.#hadRoot) throw damaged();
  }

  #characters(at: number): number {
    const bytes = this.#bytes;
    let end = at;
    if (this.#open.length === 0) {
      for (; end < bytes.length && bytes[end] !== LESS; end += 1)
        if (bytes[end]! > SPACE) throw damaged();
      return end;
    }
    while (end < bytes.length && bytes[end] !== LESS) end += 1;
    if (!this.#wantsText) return end;
    if (end === bytes.length) return INCOMPLETE;
    this.#text += characterData(bytes, at, end);
    return end;
  }

  #markup(at: number): number {
    const second = this.#bytes[at + 1];
    if (second === undefined) return INCOMPLETE;
    if (second === SLASH) return this.#closeTag(at + 2);
    if (second === QUESTION) return this.#after('?>', at + 2);
    if (second === BANG) return this.#declaration(at);
    return this.#openTag(at + 1);
  }

  #declaration(at: number): number {
    const start = this.#bytes.toString('latin1', at, at + 9).toUpperCase();
    if (start.startsWith('<!--')) return this.#after('-->', at + 4);
    if ('<!DOCTYPE'.startsWith(start.slice(0, 9)) && start.length > 4)
      throw new WorkbookError('WORKBOOK_HAS_DOCTYPE');
    if (start.length < 9) return INCOMPLETE;
    if (start !== '<![CDATA[' || this.#open.length === 0) throw damaged();
    const after = this.#after(']]>', at + 9);
    if (after !== INCOMPLETE && this.#wantsText)
      this.#text += literalData(this.#bytes, at + 9, after - 3);
    return after;
  }

  #after(end: string, from: number): number {
    const found = this.#bytes.indexOf(end, from, 'latin1');
    return found === -1 ? INCOMPLETE : found + end.length;
  }

  #openTag(from: number): number {
    const bytes = this.#bytes;
    let at = this.#nameEnd(from);
    if (at === INCOMPLETE) return INCOMPLETE;
    const name = localName(names.at(bytes, from, at));
    this.#attributes.reset(bytes);
    for (;;) {
      const afterName = at;
      at = this.#skipSpace(at);
      const byte = bytes[at];
      if (byte === undefined) return INCOMPLETE;
      if (byte === GREATER) return this.#opened(name, at + 1);
      if (byte === SLASH) {
        if (at + 1 === bytes.length) return INCOMPLETE;
        if (bytes[at + 1] !== GREATER) throw damaged();
        this.#opened(name, at);
        return this.#closed(name, at + 2);
      }
      if (at === afterName) throw damaged();
      at = this.#attribute(at);
      if (at === INCOMPLETE) return INCOMPLETE;
    }
  }

  #attribute(from: number): number {
    const bytes = this.#bytes;
    const nameEnd = this.#nameEnd(from);
    if (nameEnd === INCOMPLETE) return INCOMPLETE;
    let at = this.#skipSpace(nameEnd);
    if (at === bytes.length) return INCOMPLETE;
    if (bytes[at] !== EQUALS) throw damaged();
    at = this.#skipSpace(at + 1);
    const quote = bytes[at];
    if (quote === undefined) return INCOMPLETE;
    if (quote !== QUOTE && quote !== APOSTROPHE) throw damaged();
    const start = at + 1;
    for (at = start; at < bytes.length && bytes[at] !== quote; at += 1)
      if (bytes[at] === LESS) throw damaged();
    if (at === bytes.length) return INCOMPLETE;
    this.#attributes.add(names.at(bytes, from, nameEnd), start, at);
    return at + 1;
  }

  #closeTag(from: number): number {
    const nameEnd = this.#nameEnd(from);
    if (nameEnd === INCOMPLETE) return INCOMPLETE;
    const at = this.#skipSpace(nameEnd);
    if (at === this.#bytes.length) return INCOMPLETE;
    if (this.#bytes[at] !== GREATER) throw damaged();
    return this.#closed(localName(names.at(this.#bytes, from, nameEnd)), at + 1);
  }

  #opened(name: string, next: number): number {
    if (this.#open.length === 0 && this.#hadRoot) throw damaged();
    if (this.#open.length === this.limits.depth)
      throw new WorkbookError('WORKBOOK_NESTED_TOO_DEEPLY');
    this.#hadRoot = true;
    this.#text = '';
    this.#wantsText = this.handlers.open(name, this.#attributes, this.#open.at(-1) ?? '') === true;
    this.#open.push(name);
    return next;
  }

  #closed(name: string, next: number): number {
    if (this.#open.pop() !== name) throw damaged();
    this.handlers.close?.(name, this.#text);
    this.#text = '';
    this.#wantsText = false;
    return next;
  }

  #nameEnd(from: number): number {
    const bytes = this.#bytes;
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (byte <= SPACE || byte === GREATER || byte === SLASH || byte === EQUALS) return at;
    }
    return INCOMPLETE;
  }

  #skipSpace(from: number): number {
    let at = from;
    while (at < this.#bytes.length && this.#bytes[at]! <= SPACE && this.#bytes[at]! >= TAB) at += 1;
    return at;
  }
}

function damaged(): WorkbookError {
  return new WorkbookError('WORKBOOK_DAMAGED');
}
