import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { CDATA, literal, tokenEnd } from './tokens.js';

/** What becomes of an element. */
export type Edit =
  /** Its tag is written, as changed. */
  | 'keep'
  /** It goes, with all that it holds. */
  | 'drop'
  /** It holds text only, and `replace` writes it as a whole. */
  | 'capture';

export interface XmlEdits {
  /** `parents` are the local names of the open elements, the root first. */
  open(tag: OpenTag, parents: readonly string[]): Edit;
  /** The element instead of one captured; `text` as it stood between its tags. */
  replace?(tag: OpenTag, text: Markup): Markup;
}

const [BANG, SLASH, LESS, QUESTION] = [0x21, 0x2f, 0x3c, 0x3f];

/** Rewrites one part piece by piece: what no edit touches stays byte for byte. */
export class XmlRewriter {
  readonly #parents: string[] = [];
  /** What the open elements are called now; null where that is as written. */
  readonly #names: (string | null)[] = [];
  /** A token that has begun, and what came after it was last looked at. */
  #rest = '';
  #waiting = '';
  #droppedAbove = -1;
  #captured: OpenTag | null = null;
  #capturedDepth = 0;
  #text = '';

  constructor(private readonly edits: XmlEdits) {}

  write(piece: Markup): Markup {
    this.#waiting += piece;
    // A long token is looked at again when it has doubled: each byte a few times, not once a piece.
    return this.#waiting.length < this.#rest.length ? '' : this.end();
  }

  /** To be called after the last piece. */
  end(): Markup {
    const markup = this.#rest + this.#waiting;
    this.#waiting = '';
    let out = '';
    /** From here on nothing has changed yet. */
    let from = 0;
    let at = 0;
    while (at < markup.length) {
      const isText = markup.charCodeAt(at) !== LESS;
      const end = isText ? textEnd(markup, at) : tokenEnd(markup, at);
      if (end === -1) break;
      const isKept = this.#isKept();
      const instead = this.#take(markup, at, end, isText);
      if (instead !== null || !isKept || !this.#isKept()) {
        if (isKept) out += markup.slice(from, at);
        out += instead ?? '';
        from = end;
      }
      at = end;
    }
    this.#rest = markup.slice(at);
    return this.#isKept() ? out + markup.slice(from, at) : out;
  }

  #isKept(): boolean {
    return this.#droppedAbove === -1 && this.#captured === null;
  }

  /** What is written for a token; null where it stays, or goes with the element around it. */
  #take(markup: Markup, at: number, end: number, isText: boolean): Markup | null {
    const second = isText ? 0 : markup.charCodeAt(at + 1);
    if (second === SLASH) return this.#close();
    if (second === QUESTION || (second === BANG && !markup.startsWith(CDATA, at))) return '';
    if (!isText && second !== BANG) return this.#open(markup.slice(at, end));
    if (this.#captured) this.#text += literal(markup.slice(at, end));
    return null;
  }

  #open(markup: Markup): Markup | null {
    const tag = new OpenTag(markup);
    if (!this.#isKept()) {
      if (!tag.empty) this.#push(tag);
      return null;
    }
    const edit = this.edits.open(tag, this.#parents);
    if (tag.empty) {
      if (edit === 'drop') return '';
      if (edit === 'capture') return this.edits.replace?.(tag, '') ?? '';
      return tag.isChanged ? tag.toString() : null;
    }
    this.#push(tag);
    if (edit === 'keep') return tag.isChanged ? tag.toString() : null;
    if (edit === 'drop') this.#droppedAbove = this.#parents.length;
    else {
      this.#captured = tag;
      this.#capturedDepth = this.#parents.length;
      this.#text = '';
    }
    return null;
  }

  #push(tag: OpenTag): void {
    this.#parents.push(tag.local);
    this.#names.push(tag.isChanged ? tag.name : null);
  }

  #close(): Markup | null {
    const depth = this.#parents.length;
    this.#parents.pop();
    const name = this.#names.pop() ?? null;
    if (this.#droppedAbove !== -1) {
      if (depth !== this.#droppedAbove) return null;
      this.#droppedAbove = -1;
      return '';
    }
    if (!this.#captured) return name === null ? null : `</${name}>`;
    if (depth !== this.#capturedDepth) return null;
    const tag = this.#captured;
    this.#captured = null;
    return this.edits.replace?.(tag, this.#text) ?? '';
  }
}

/** Text need not be whole: what of it is there is taken. */
function textEnd(markup: Markup, from: number): number {
  const end = markup.indexOf('<', from);
  return end === -1 ? markup.length : end;
}

/** A whole part at once. */
export function rewriteMarkup(markup: Markup, edits: XmlEdits): Markup {
  return new XmlRewriter(edits).write(markup);
}
