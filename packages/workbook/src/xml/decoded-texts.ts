import type { Buffer } from 'node:buffer';
import { spells } from './bytes.js';

// A text replaces another one with the same hash, so that the cache never grows.
const SLOTS = 4096;

/**
 * A cache of short texts that occur very often, such as small numbers: comparing one with the bytes is
 * faster than decoding the bytes again.
 */
export class DecodedTexts {
  readonly #slots = Array.from({ length: SLOTS }, () => '');

  constructor(private readonly decode: (bytes: Buffer, from: number, to: number) => string) {}

  at(bytes: Buffer, from: number, to: number): string {
    let hash = 0;
    for (let i = from; i < to; i += 1) hash = (hash * 31 + bytes[i]!) | 0;
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    const known = this.#slots[slot]!;
    // Finds plain ASCII only, where each character is one byte; texts with references never match.
    if (known.length === to - from && spells(bytes, from, known)) return known;
    const text = this.decode(bytes, from, to);
    this.#slots[slot] = text;
    return text;
  }
}
