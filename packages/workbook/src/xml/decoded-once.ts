import type { Buffer } from 'node:buffer';
import { spells } from './bytes.js';

// One slot for each hash; another text with the same hash takes it over, so it never grows.
const SLOTS = 4096;

/**
 * Short texts that repeat without end, such as references of cells and small numbers: each is
 * decoded once, then only compared with the bytes.
 */
export class DecodedOnce {
  readonly #slots = Array.from({ length: SLOTS }, () => '');

  constructor(private readonly decode: (bytes: Buffer, from: number, to: number) => string) {}

  at(bytes: Buffer, from: number, to: number): string {
    let hash = 0;
    for (let i = from; i < to; i += 1) hash = (hash * 31 + bytes[i]!) | 0;
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    const known = this.#slots[slot]!;
    // Only plain ASCII without references is found again: its characters and bytes are one.
    if (known.length === to - from && spells(bytes, from, known)) return known;
    const text = this.decode(bytes, from, to);
    this.#slots[slot] = text;
    return text;
  }
}
