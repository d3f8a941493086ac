import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { Attributes, type ToldAttributes } from './attributes.js';
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
import { NameReader } from './name.js';
import { LONGEST_REFERENCE, Strictness } from './strictness.js';
import { Vocabulary } from './vocabulary.js';

/**
 * What a part's reader wants to know. Names come without prefix, of elements in the namespace of the
 * part's root; of two ways to say something, one for newer programs, it hears the one to be taken.
 */
export interface XmlHandlers {
  /** Answers `true` when it wants the element's text at its close; `parent` is '' below a foreign one. */
  open(name: string, attributes: ToldAttributes, parent: string): boolean | void;
  /** `text` is empty unless it was wanted; an element that holds others tells none. */
  close?(name: string, text: string): void;
  /** Told of elements in other namespaces. */
  foreign?(name: string, attributes: ToldAttributes): void;
  /** Elements that the reader can take whole, where most of a part consists of them. */
  readonly shortcut?: {
    /** The name of the element that they stand in. */
    readonly within: string;
    /** How many levels they have. */
    readonly depth: number;
    /** Where the element whose `<` stands here has ended; the same place to leave it alone. */
    read(bytes: Buffer, at: number): number;
  };
}

export interface XmlLimits {
  readonly depth: number;
  readonly tokenBytes: number;
  /** Refuses whatever any other parser might: for markup that is passed on as it stands. */
  readonly strict?: boolean;
}

const NOTHING = Buffer.alloc(0);

/**
 * Reads UTF-8 XML from bytes as they come and decodes only what is asked for. It knows what
 * workbooks need: elements, attributes, text, CDATA, namespaces, the five named references and
 * numeric ones. A document type is refused, and so is what is not well formed.
 */
export class XmlScanner {
  readonly #vocabulary: Vocabulary;
  readonly #attributes: Attributes;
  readonly #strictness: Strictness | null;
  readonly #names = new NameReader();
  /** Names of the open elements as written, and what their children are told that they stand in. */
  readonly #open: string[] = [];
  readonly #local: string[] = [];
  #bytes: Buffer = NOTHING;
  /** A token that has begun, and what came after it was last looked at. */
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
    this.#strictness = limits.strict ? new Strictness() : null;
    this.#vocabulary = new Vocabulary(limits.strict);
    this.#attributes = new Attributes(this.#vocabulary.namespaces);
  }

  write(piece: Buffer): void {
    this.#strictness?.take(piece);
    this.#waiting.push(piece);
    this.#waitingBytes += piece.length;
    // A long token is looked at again when it has doubled: each byte a few times, not once a piece.
    if (this.#waitingBytes >= Math.min(this.#pending.length, this.limits.tokenBytes)) this.#scan();
  }

  /** To be called after the last bytes. */
  end(): void {
    this.#scan();
    this.#strictness?.end();
    if (this.#pending.length > 0 || this.#open.length > 0 || !this.#hadRoot) throw damaged();
  }

  #scan(): void {
    this.#bytes =
      this.#pending.length === 0 && this.#waiting.length === 1
        ? this.#waiting[0]!
        : Buffer.concat([this.#pending, ...this.#waiting]);
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#strictness?.begin(this.#bytes);
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
    if (!this.#wantsText) return this.#strictness ? this.#checked(at, end) : end;
    if (end === bytes.length) return INCOMPLETE;
    this.#strictness?.text(at, end);
    this.#text += characterData(bytes, at, end);
    return end;
  }

  /** Up to where text that nobody wants is known to be well formed: its end may cut a reference. */
  #checked(at: number, end: number): number {
    const to = end < this.#bytes.length ? end : Math.max(at, end - LONGEST_REFERENCE);
    this.#strictness!.text(at, to, end);
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
    if (end !== INCOMPLETE) this.#strictness?.instruction(at, end, isFirst);
    return end;
  }

  #comment(at: number): number {
    const end = after(this.#bytes, '-->', at + 4);
    if (end !== INCOMPLETE) this.#strictness?.comment(at, end);
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
    this.#strictness?.value(start, at);
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
    const vocabulary = this.#vocabulary;
    const hearing = vocabulary.open(name, this.#attributes, parent);
    const { local } = vocabulary;
    this.#open.push(name);
    this.#local.push(vocabulary.inside);
    this.#wantsText =
      hearing === 'own' && this.handlers.open(local, this.#attributes, parent) === true;
    if (hearing === 'foreign') this.handlers.foreign?.(local, this.#attributes);
    return next;
  }

  #closed(next: number): number {
    const local = this.#local.pop();
    if (local === undefined) throw damaged();
    this.#open.pop();
    if (this.#vocabulary.close()) this.handlers.close?.(local, this.#text);
    this.#text = '';
    this.#wantsText = false;
    return next;
  }
}

function damaged(): WorkbookError {
  return new WorkbookError('WORKBOOK_DAMAGED');
}
