import { prefixEnd } from '../xml/name.js';
import { isUnderstood, Namespaces } from '../xml/namespaces.js';
import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { CDATA, escapedText, tokenEnd } from './tokens.js';

/** What the rewriter does with an element. */
export type Edit =
  /** Writes the element, with the changes that were made to its tag. */
  | 'keep'
  /** Leaves out the element and its content. */
  | 'drop'
  /** Writes what `replace` returns; for elements that contain only text. */
  | 'capture';

export interface XmlEdits {
  /** @param parents the local names of the open elements, the root first */
  open(tag: OpenTag, parents: readonly string[]): Edit;
  /** The markup in place of a captured element, from the markup of its text. */
  replace?(tag: OpenTag, text: Markup): Markup;
  /** The markup to add at the end of a kept element, by its local name. */
  atEnd?(local: string): Markup;
}

const [BANG, SLASH, LESS, QUESTION] = [0x21, 0x2f, 0x3c, 0x3f];

/**
 * Rewrites one part piece by piece. Apart from comments and processing instructions, which are left out,
 * what no edit changes is copied byte for byte. So is what stands within elements of namespaces that Excel
 * does not understand, whatever their local names are.
 */
export class XmlRewriter {
  readonly #parents: string[] = [];
  /** The new names of the open elements; null for names that did not change. */
  readonly #names: (string | null)[] = [];
  /** The beginning of an incomplete token, and the pieces that came since it was last scanned. */
  #rest = '';
  #waiting = '';
  readonly #namespaces = new Namespaces();
  /** Depths of the open elements that declare namespaces. */
  readonly #declaring: number[] = [];
  #root = '';
  #isDefaultForeign = false;
  #foreignDepth = -1;
  #droppedDepth = -1;
  #captured: OpenTag | null = null;
  #capturedDepth = 0;
  #text = '';

  constructor(private readonly edits: XmlEdits) {}

  write(piece: Markup): Markup {
    this.#waiting += piece;
    // A long token is scanned again only when it has doubled, so that its cost stays linear.
    return this.#waiting.length < this.#rest.length ? '' : this.end();
  }

  /** Call after the last piece. */
  end(): Markup {
    const markup = this.#rest + this.#waiting;
    this.#waiting = '';
    let out = '';
    /** The start of the markup that is unchanged and not yet written. */
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
    return this.#droppedDepth === -1 && this.#captured === null;
  }

  /** What to write for a token; null when it is unchanged, or left out with the element around it. */
  #take(markup: Markup, at: number, end: number, isText: boolean): Markup | null {
    const second = isText ? 0 : markup.charCodeAt(at + 1);
    if (second === SLASH) return this.#close(markup.slice(at, end));
    if (second === QUESTION || (second === BANG && !markup.startsWith(CDATA, at))) return '';
    if (!isText && second !== BANG) return this.#open(markup.slice(at, end));
    if (this.#captured) this.#text += escapedText(markup.slice(at, end));
    return null;
  }

  #open(markup: Markup): Markup | null {
    const tag = new OpenTag(markup);
    const isForeign = this.#enter(tag);
    if (!this.#isKept() || isForeign) {
      if (!tag.empty) this.#push(tag);
      if (isForeign && this.#foreignDepth === -1 && !tag.empty)
        this.#foreignDepth = this.#parents.length;
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
    if (edit === 'drop') this.#droppedDepth = this.#parents.length;
    else {
      this.#captured = tag;
      this.#capturedDepth = this.#parents.length;
      this.#text = '';
    }
    return null;
  }

  /** Follows the declarations of a tag; true for an element that is, or is within, a foreign one. */
  #enter(tag: OpenTag): boolean {
    const { declared } = tag;
    const isPrefixed = prefixEnd(tag.name) !== -1;
    // Most tags declare nothing and have no prefix.
    if (!declared && !isPrefixed) return this.#foreignDepth !== -1 || this.#isDefaultForeign;
    const depth = this.#parents.length + 1;
    if (declared) this.#namespaces.enter(depth, declared);
    const namespace = this.#namespaces.ofName(tag.name);
    if (depth === 1) this.#root = namespace;
    const isForeign = this.#foreignDepth !== -1 || this.#isForeign(namespace);
    if (declared && tag.empty) this.#namespaces.leave(depth);
    else if (declared) {
      this.#declaring.push(depth);
      this.#isDefaultForeign = this.#isForeign(this.#namespaces.defaultNamespace);
    }
    return isForeign;
  }

  #leave(depth: number): void {
    this.#declaring.pop();
    this.#namespaces.leave(depth);
    this.#isDefaultForeign = this.#isForeign(this.#namespaces.defaultNamespace);
  }

  #isForeign(namespace: string): boolean {
    return namespace !== '' && namespace !== this.#root && !isUnderstood(namespace);
  }

  #push(tag: OpenTag): void {
    this.#parents.push(tag.local);
    this.#names.push(tag.isChanged ? tag.name : null);
  }

  #close(written: Markup): Markup | null {
    const depth = this.#parents.length;
    const isForeign = this.#foreignDepth !== -1;
    if (this.#declaring[this.#declaring.length - 1] === depth) this.#leave(depth);
    if (this.#foreignDepth === depth) this.#foreignDepth = -1;
    const local = this.#parents.pop() ?? '';
    const name = this.#names.pop() ?? null;
    if (this.#droppedDepth !== -1) {
      if (depth !== this.#droppedDepth) return null;
      this.#droppedDepth = -1;
      return '';
    }
    if (!this.#captured) {
      const added = isForeign ? '' : (this.edits.atEnd?.(local) ?? '');
      if (!added && name === null) return null;
      return added + (name === null ? written : `</${name}>`);
    }
    if (depth !== this.#capturedDepth) return null;
    const tag = this.#captured;
    this.#captured = null;
    return this.edits.replace?.(tag, this.#text) ?? '';
  }
}

/** The index after the text so far, which may continue in the next piece. */
function textEnd(markup: Markup, from: number): number {
  const end = markup.indexOf('<', from);
  return end === -1 ? markup.length : end;
}

/** Rewrites a whole part at once. */
export function rewriteMarkup(markup: Markup, edits: XmlEdits): Markup {
  return new XmlRewriter(edits).write(markup);
}
