import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { Tokens } from './tokens.js';

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

const CDATA = '<![CDATA[';

/** Rewrites one part piece by piece: what no edit touches stays byte for byte. */
export class XmlRewriter {
  readonly #tokens = new Tokens();
  readonly #parents: string[] = [];
  /** Names of the open elements as they are written now. */
  readonly #names: string[] = [];
  #droppedAbove = -1;
  #captured: OpenTag | null = null;
  #capturedDepth = 0;
  #text = '';

  constructor(private readonly edits: XmlEdits) {}

  write(piece: Markup): Markup {
    let out = '';
    for (const { kind, markup } of this.#tokens.take(piece)) {
      if (kind === 'open') out += this.#open(markup);
      else if (kind === 'close') out += this.#close();
      else if (kind !== 'text') continue;
      else if (this.#captured) this.#text += literal(markup);
      else if (this.#droppedAbove === -1 && this.#parents.length > 0) out += markup;
    }
    return out;
  }

  #open(markup: Markup): Markup {
    const tag = new OpenTag(markup);
    if (this.#droppedAbove !== -1 || this.#captured) {
      if (!tag.empty) this.#push(tag);
      return '';
    }
    const edit = this.edits.open(tag, this.#parents);
    if (tag.empty) {
      if (edit === 'drop') return '';
      return edit === 'capture' ? (this.edits.replace?.(tag, '') ?? '') : tag.toString();
    }
    this.#push(tag);
    if (edit === 'keep') return tag.toString();
    if (edit === 'drop') this.#droppedAbove = this.#parents.length;
    else {
      this.#captured = tag;
      this.#capturedDepth = this.#parents.length;
      this.#text = '';
    }
    return '';
  }

  #push(tag: OpenTag): void {
    this.#parents.push(tag.local);
    this.#names.push(tag.name);
  }

  #close(): Markup {
    const depth = this.#parents.length;
    this.#parents.pop();
    const name = this.#names.pop() ?? '';
    if (this.#droppedAbove !== -1) {
      if (depth === this.#droppedAbove) this.#droppedAbove = -1;
      return '';
    }
    if (!this.#captured) return `</${name}>`;
    if (depth !== this.#capturedDepth) return '';
    const tag = this.#captured;
    this.#captured = null;
    return this.edits.replace?.(tag, this.#text) ?? '';
  }
}

/** A CDATA section says as it is what other text writes as references. */
function literal(markup: Markup): Markup {
  if (!markup.startsWith(CDATA)) return markup;
  return markup
    .slice(CDATA.length, -3)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A whole part at once. */
export function rewriteMarkup(markup: Markup, edits: XmlEdits): Markup {
  return new XmlRewriter(edits).write(markup);
}
