import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { characterData } from './character-data.js';
import type { DeclaringTag } from './declaring-tag.js';
import { prefixEnd } from './name.js';
import type { Namespaces } from './namespaces.js';

// The root elements of real parts declare some thirty namespaces.
const MOST = 256;
const [X, COLON] = [0x78, 0x3a];
const RELATIONSHIPS = /\/relationships\/?$/;

/** What readers ask of an element's attributes. */
export interface ToldAttributes {
  /** The value of an attribute without prefix: `zz:t` is not `t`. */
  get(name: string): string | undefined;
  /** The relationship that the element names by an attribute such as `r:id`, whatever the prefix. */
  relationship(local?: string): string | undefined;
}

/** The attributes of the element just opened; values are decoded only when asked for. */
export class Attributes implements DeclaringTag, ToldAttributes {
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
      const namespace = this.namespaces.of(name.slice(0, colon));
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

  /** Forgets the element before. */
  reset(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#count = 0;
    this.#declares = false;
    this.isPlain = true;
  }

  add(name: string, from: number, to: number): void {
    for (let i = 0; i < this.#count; i += 1)
      if (this.#names[i] === name) throw new WorkbookError('WORKBOOK_DAMAGED');
    if (this.#count === MOST) throw new WorkbookError('WORKBOOK_DAMAGED');
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

function isDeclaration(name: string): boolean {
  return name.startsWith('xmlns') && (name.length === 5 || name.charCodeAt(5) === COLON);
}
