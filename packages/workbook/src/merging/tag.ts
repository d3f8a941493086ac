import { isDeclaration } from '../xml/name.js';
import type { NamespacedTag } from '../xml/namespaced-tag.js';
import { attributesMarkup, type Markup, fromMarkup, toMarkup } from './markup.js';

const ATTRIBUTE = /([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Single quotes, unnecessary white space, or values that look like attributes. */
const UNUSUAL = /['\t\n\r]|\s=|=\s|="[^"]*="/;
const ENDS_NAME = /[\s/>]/g;

/** The tag that opens an element. Its attributes are parsed only when they are needed. */
export class OpenTag implements NamespacedTag {
  name: string;
  local: string;
  readonly empty: boolean;
  #attributes: Map<string, Markup> | null = null;
  #changed = false;

  constructor(private readonly written: Markup) {
    ENDS_NAME.lastIndex = 1;
    this.name = written.slice(1, ENDS_NAME.exec(written)?.index ?? 1);
    this.local = this.name.slice(this.name.indexOf(':') + 1);
    this.empty = written.endsWith('/>');
  }

  /** All attributes as written, by their names with prefixes. */
  get attributes(): ReadonlyMap<string, Markup> {
    return this.#parsed();
  }

  /** The decoded value of an attribute, by its name with the prefix. */
  get(name: string): string | undefined {
    if (!this.written.includes(name)) return undefined;
    const value = this.#attributes ? this.#attributes.get(name) : this.#quickly(name);
    return value === undefined ? undefined : fromMarkup(value);
  }

  /** Finds an attribute by text search, without parsing the others, when the tag is written as usual. */
  #quickly(name: string): Markup | undefined {
    if (UNUSUAL.test(this.written)) return this.#parsed().get(name);
    const before = ` ${name}="`;
    const at = this.written.indexOf(before);
    if (at === -1) return undefined;
    const from = at + before.length;
    return this.written.slice(from, this.written.indexOf('"', from));
  }

  get declared(): ReadonlyMap<string, string> | null {
    if (!this.written.includes('xmlns')) return null;
    const declared = new Map<string, string>();
    for (const [name, value] of this.#parsed())
      if (isDeclaration(name)) declared.set(name.slice(6), fromMarkup(value));
    return declared;
  }

  get isPlain(): boolean {
    return !this.written.includes(':') && !this.written.includes('xmlns');
  }

  prefixed(): string[] {
    return [...this.#parsed().keys()].filter((name) => name.includes(':') && !isDeclaration(name));
  }

  /** Whether the tag as written contains this text anywhere: a cheap test before parsing. */
  mentions(text: string): boolean {
    return this.written.includes(text);
  }

  /** Whether the tag differs from what was written. */
  get isChanged(): boolean {
    return this.#changed;
  }

  set(name: string, value: string): void {
    this.#parsed().set(name, toMarkup(value));
    this.#changed = true;
  }

  delete(name: string): void {
    if (this.written.includes(name) && this.#parsed().delete(name)) this.#changed = true;
  }

  /** Changes the name and keeps its prefix. */
  rename(local: string): void {
    this.#parsed();
    this.name = this.name.slice(0, this.name.length - this.local.length) + local;
    this.local = local;
    this.#changed = true;
  }

  /** The tag as it was written, or written anew after a change. */
  toString(): Markup {
    return this.#changed ? this.#markup(this.empty) : this.written;
  }

  /** The tag without prefixes and declarations, for the root of another part; `xml:space` is kept. */
  withoutPrefixes(): Markup {
    for (const name of this.#parsed().keys())
      if (name === 'xmlns' || (name.includes(':') && name !== 'xml:space')) this.delete(name);
    this.name = this.local;
    return this.#markup(this.empty);
  }

  /** The element with this content, even when it was written as an empty one. */
  withContent(content: Markup): Markup {
    const start = this.#changed || this.empty ? this.#markup(false) : this.written;
    return `${start}${content}</${this.name}>`;
  }

  #markup(empty: boolean): Markup {
    return `<${this.name}${attributesMarkup(this.#parsed())}${empty ? '/' : ''}>`;
  }

  #parsed(): Map<string, Markup> {
    if (this.#attributes) return this.#attributes;
    this.#attributes = new Map();
    const from = this.name.length + 1;
    for (const [, name, quoted, single] of this.written.slice(from).matchAll(ATTRIBUTE))
      this.#attributes.set(name!, quoted ?? single!);
    return this.#attributes;
  }
}
