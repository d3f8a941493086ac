import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { Attributes } from './attributes.js';
import {
  after,
  afterSpace,
  APOSTROPHE,
  BANG,
  EQUALS,
  GREATER,
  INCOMPLETE,
  LESS,
  nextTag,
  QUESTION,
  QUOTE,
  SLASH,
  spells,
} from './bytes.js';
import { characterData, literalData } from './character-data.js';
import type { XmlHandlers } from './handlers.js';
import { NameReader } from './name.js';
import { damaged, LONGEST_REFERENCE, WellFormedness } from './well-formedness.js';
import { ElementResolver } from './element-resolver.js';

export interface XmlLimits {
  readonly depth: number;
  readonly tokenBytes: number;
  /** Refuses everything that any conforming parser refuses, for markup that is copied unchanged. */
  readonly strict?: boolean;
}

const NOTHING = Buffer.alloc(0);

/**
 * Reads UTF-8 XML piece by piece and decodes only what the handlers ask for. It supports what workbooks
 * use: elements, attributes, text, CDATA, namespaces, the five named references and numeric ones.
 *
 * @throws WorkbookError when the part is not well formed, has a document type, or exceeds the limits
 */
export class XmlScanner {
  readonly #resolver: ElementResolver;
  readonly #attributes: Attributes;
  readonly #wellFormedness: WellFormedness | null;
  readonly #names = new NameReader();
  /** The names of the open elements with their prefixes. */
  readonly #open: string[] = [];
  /** For each open element, the name that its children are given as their parent's. */
  readonly #local: string[] = [];
  #bytes: Buffer = NOTHING;
  /** The beginning of an incomplete token, and the pieces that came since it was last scanned. */
  #pending: Buffer = NOTHING;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #hadRoot = false;
  #hadBytes = false;
  #wantsText = false;
  #text = '';

  constructor(
    private readonly handlers: XmlHandlers,
    private readonly limits: XmlLimits,
  ) {
    this.#wellFormedness = limits.strict ? new WellFormedness() : null;
    this.#resolver = new ElementResolver(limits.strict);
    this.#attributes = new Attributes(this.#resolver.namespaces);
  }

  write(piece: Buffer): void {
    this.#wellFormedness?.take(piece);
    this.#waiting.push(piece);
    this.#waitingBytes += piece.length;
    // A long token is scanned again only when it has doubled, so that its cost stays linear.
    if (this.#waitingBytes >= Math.min(this.#pending.length, this.limits.tokenBytes)) this.#scan();
  }

  /** Call after the last piece. */
  end(): void {
    this.#scan();
    this.#wellFormedness?.end();
    if (this.#pending.length > 0 || this.#open.length > 0 || !this.#hadRoot) throw damaged();
  }

  #scan(): void {
    this.#bytes =
      this.#pending.length === 0 && this.#waiting.length === 1
        ? this.#waiting[0]!
        : Buffer.concat([this.#pending, ...this.#waiting]);
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#wellFormedness?.begin(this.#bytes);
    let at = 0;
    while (at < this.#bytes.length) {
      const next = this.#bytes[at] === LESS ? this.#element(at) : this.#characters(at);
      if (next === INCOMPLETE) break;
      at = next;
    }
    this.#pending = this.#bytes.subarray(at);
    this.#hadBytes ||= at > 0;
    if (this.#pending.length > this.limits.tokenBytes)
      throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }

  #characters(at: number): number {
    const bytes = this.#bytes;
    let end = at;
    if (this.#open.length === 0) {
      end = afterSpace(bytes, at);
      if (end < bytes.length && bytes[end] !== LESS) throw damaged();
      return end;
    }
    end = nextTag(bytes, at);
    if (!this.#wantsText) return this.#wellFormedness ? this.#checked(at, end) : end;
    if (end === bytes.length) return INCOMPLETE;
    this.#wellFormedness?.text(at, end);
    this.#text += characterData(bytes, at, end);
    return end;
  }

  /**
   * Checks text that the handlers did not ask for; returns the offset up to which it is checked. The last
   * bytes wait for the next piece when they may be part of a reference.
   */
  #checked(at: number, end: number): number {
    const to = end < this.#bytes.length ? end : Math.max(at, end - LONGEST_REFERENCE);
    this.#wellFormedness!.text(at, to, end);
    return to === at ? INCOMPLETE : to;
  }

  #element(at: number): number {
    const { shortcut } = this.handlers;
    const depth = this.#local.length;
    if (
      shortcut &&
      this.#local[depth - 1] === shortcut.within &&
      depth + shortcut.depth <= this.limits.depth
    ) {
      const end = shortcut.read(this.#bytes, at);
      if (end > at) return end;
    }
    return this.#markup(at);
  }

  #markup(at: number): number {
    const second = this.#bytes[at + 1];
    if (second === undefined) return INCOMPLETE;
    if (second === SLASH) return this.#closeTag(at + 2);
    if (second === QUESTION) return this.#instruction(at);
    if (second === BANG) return this.#declaration(at);
    return this.#openTag(at + 1);
  }

  #instruction(at: number): number {
    const end = after(this.#bytes, '?>', at + 2);
    const isFirst = at === 0 && !this.#hadBytes;
    if (end !== INCOMPLETE) this.#wellFormedness?.instruction(at, end, isFirst);
    return end;
  }

  #comment(at: number): number {
    const end = after(this.#bytes, '-->', at + 4);
    if (end !== INCOMPLETE) this.#wellFormedness?.comment(at, end);
    return end;
  }

  #declaration(at: number): number {
    const start = this.#bytes.toString('latin1', at, at + 9).toUpperCase();
    if (start.startsWith('<!--')) return this.#comment(at);
    if (start.startsWith('<!D')) throw new WorkbookError('WORKBOOK_HAS_DOCTYPE');
    if (start.length < 9) return INCOMPLETE;
    if (start !== '<![CDATA[' || this.#open.length === 0) throw damaged();
    const end = after(this.#bytes, ']]>', at + 9);
    if (end !== INCOMPLETE && this.#wantsText)
      this.#text += literalData(this.#bytes, at + 9, end - 3);
    return end;
  }

  #openTag(from: number): number {
    const bytes = this.#bytes;
    const name = this.#names.read(bytes, from);
    if (name === null) return INCOMPLETE;
    let at = this.#names.end;
    this.#attributes.reset(bytes);
    for (;;) {
      const before = at;
      at = afterSpace(bytes, at);
      const byte = bytes[at];
      if (byte === undefined) return INCOMPLETE;
      if (byte === GREATER) return this.#opened(name, at + 1);
      if (byte === SLASH) {
        if (at + 1 === bytes.length) return INCOMPLETE;
        if (bytes[at + 1] !== GREATER) throw damaged();
        this.#opened(name, at);
        return this.#closed(at + 2);
      }
      if (at === before) throw damaged();
      at = this.#attribute(at);
      if (at === INCOMPLETE) return INCOMPLETE;
    }
  }

  #attribute(from: number): number {
    const bytes = this.#bytes;
    const name = this.#names.read(bytes, from);
    if (name === null) return INCOMPLETE;
    let at = afterSpace(bytes, this.#names.end);
    if (at === bytes.length) return INCOMPLETE;
    if (bytes[at] !== EQUALS) throw damaged();
    at = afterSpace(bytes, at + 1);
    const quote = bytes[at];
    if (quote === undefined) return INCOMPLETE;
    if (quote !== QUOTE && quote !== APOSTROPHE) throw damaged();
    const start = at + 1;
    for (at = start; at < bytes.length && bytes[at] !== quote; at += 1)
      if (bytes[at] === LESS) throw damaged();
    if (at === bytes.length) return INCOMPLETE;
    this.#wellFormedness?.value(start, at);
    this.#attributes.add(name, start, at);
    return at + 1;
  }

  #closeTag(from: number): number {
    const bytes = this.#bytes;
    const name = this.#open[this.#open.length - 1] ?? '';
    const expected = from + name.length;
    if (bytes[expected] === GREATER && spells(bytes, from, name)) return this.#closed(expected + 1);
    const written = this.#names.read(bytes, from);
    if (written === null) return INCOMPLETE;
    if (written !== name) throw damaged();
    const at = afterSpace(bytes, this.#names.end);
    if (at === bytes.length) return INCOMPLETE;
    if (bytes[at] !== GREATER) throw damaged();
    return this.#closed(at + 1);
  }

  #opened(name: string, next: number): number {
    const depth = this.#open.length;
    if (depth === 0 && this.#hadRoot) throw damaged();
    if (depth === this.limits.depth) throw new WorkbookError('WORKBOOK_NESTED_TOO_DEEPLY');
    const parent = depth === 0 ? '' : this.#local[depth - 1]!;
    this.#hadRoot = true;
    this.#text = '';
    const resolver = this.#resolver;
    const role = resolver.open(name, this.#attributes, parent);
    const { local } = resolver;
    this.#open.push(name);
    this.#local.push(resolver.parentName);
    this.#wantsText =
      role === 'own' && this.handlers.open(local, this.#attributes, parent) === true;
    if (role === 'foreign') this.handlers.foreign?.(local, this.#attributes);
    return next;
  }

  #closed(next: number): number {
    const local = this.#local.pop();
    if (local === undefined) throw damaged();
    this.#open.pop();
    if (this.#resolver.close()) this.handlers.close?.(local, this.#text);
    this.#text = '';
    this.#wantsText = false;
    return next;
  }
}
