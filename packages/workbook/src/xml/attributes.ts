import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { characterData } from './character-data.js';

// The root elements of real parts declare some thirty namespaces.
const MOST = 256;

/** The attributes of the element just opened; values are decoded only when asked for. */
export class Attributes {
  #bytes!: Buffer;
  #count = 0;
  readonly #names: string[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  /** The value of an attribute by its local name: `r:id`, `d3p1:id` and `id` are one. */
  get(name: string): string | undefined {
    const index = this.#indexOf(name);
    return index === -1
      ? undefined
      : characterData(this.#bytes, this.#from[index]!, this.#to[index]!);
  }

  /** Forgets the element before. */
  reset(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#count = 0;
  }

  add(name: string, from: number, to: number): void {
    for (let i = 0; i < this.#count; i += 1)
      if (this.#names[i] === name) throw new WorkbookError('WORKBOOK_DAMAGED');
    if (this.#count === MOST) throw new WorkbookError('WORKBOOK_DAMAGED');
    this.#names[this.#count] = name;
    this.#from[this.#count] = from;
    this.#to[this.#count] = to;
    this.#count += 1;
  }

  #indexOf(name: string): number {
    for (let i = 0; i < this.#count; i += 1) if (this.#names[i] === name) return i;
    for (let i = 0; i < this.#count; i += 1) {
      const candidate = this.#names[i]!;
      const colon = candidate.length - name.length - 1;
      if (colon > 0 && candidate[colon] === ':' && candidate.endsWith(name)) return i;
    }
    return -1;
  }
}
