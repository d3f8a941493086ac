import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { characterData } from './character-data.js';
import type { NamespacedTag } from './namespaced-tag.js';
import { isDeclaration, prefixEnd } from './name.js';
import type { Namespaces } from './namespaces.js';

// Real parts have far fewer: their root elements declare some thirty namespaces.
const MAX_ATTRIBUTES = 256;
const X = 0x78;
const RELATIONSHIPS = /\/relationships\/?$/;

/** The attributes of an element, as readers of parts use them. */
export interface ElementAttributes {
  /** The value of an attribute without prefix: `zz:t` is not found as `t`. */
  get(name: string): string | undefined;
  /** The relationship id in an attribute such as `r:id`, whatever the prefix of its namespace is. */
  relationship(local?: string): string | undefined;
}

/** The attributes of the element opened last. Values are decoded only when they are read. */
export class Attributes implements NamespacedTag, ElementAttributes {
  #bytes!: Buffer;
  #count = 0;
  #declares = false;
  isPlain = true;
  readonly #names: string[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  constructor(private readonly namespaces: Namespaces) {}

  get(name: string): string | undefined {
    for (let i = 0; i < this.#count; i += 1) if (this.#names[i] === name) return this.#valueAt(i);
    return undefined;
  }

  relationship(local = 'id'): string | undefined {
    for (let i = 0; i < this.#count; i += 1) {
      const name = this.#names[i]!;
      const colon = prefixEnd(name);
      if (colon === -1 || name.slice(colon + 1) !== local) continue;
      const namespace = this.namespaces.ofPrefix(name.slice(0, colon));
      if (namespace === undefined || RELATIONSHIPS.test(namespace)) return this.#valueAt(i);
    }
    return undefined;
  }

  get declared(): ReadonlyMap<string, string> | null {
    if (!this.#declares) return null;
    const declared = new Map<string, string>();
    for (let i = 0; i < this.#count; i += 1)
      if (isDeclaration(this.#names[i]!)) declared.set(this.#names[i]!.slice(6), this.#valueAt(i));
    return declared;
  }

  *prefixed(): Generator<string, void, void> {
    for (let i = 0; i < this.#count; i += 1) {
      const name = this.#names[i]!;
      if (prefixEnd(name) !== -1 && !isDeclaration(name)) yield name;
    }
  }

  /** Begins the next element. */
  reset(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#count = 0;
    this.#declares = false;
    this.isPlain = true;
  }

  /**
   * Adds an attribute, with the offsets of its value.
   *
   * @throws WorkbookError `WORKBOOK_DAMAGED` when it is repeated, or beyond any real number of them
   */
  add(name: string, from: number, to: number): void {
    for (let i = 0; i < this.#count; i += 1)
      if (this.#names[i] === name) throw new WorkbookError('WORKBOOK_DAMAGED');
    if (this.#count === MAX_ATTRIBUTES) throw new WorkbookError('WORKBOOK_DAMAGED');
    this.#names[this.#count] = name;
    this.#from[this.#count] = from;
    this.#to[this.#count] = to;
    this.#count += 1;
    if (name.charCodeAt(0) === X && isDeclaration(name)) {
      this.#declares = true;
      this.isPlain = false;
    } else if (prefixEnd(name) !== -1) this.isPlain = false;
  }

  #valueAt(index: number): string {
    return characterData(this.#bytes, this.#from[index]!, this.#to[index]!);
  }
}
