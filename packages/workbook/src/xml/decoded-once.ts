import type { Buffer } from 'node:buffer';

// One slot for each hash; another text with the same hash takes it over, so it never grows.
const SLOTS = 4096;

/**
 * Short texts that repeat without end, such as names of elements and references of cells: each is
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
    if (spells(bytes, from, to, known)) return known;
    const text = this.decode(bytes, from, to);
    this.#slots[slot] = text;
    return text;
  }
}

// True only for texts of plain ASCII without references: in them, characters and bytes are one.
function spells(bytes: Buffer, from: number, to: number, text: string): boolean {
  if (text.length !== to - from) return false;
  for (let i = from; i < to; i += 1) {
    const byte = bytes[i]!;
    if (byte !== text.charCodeAt(i - from) || byte >= 0x80) return false;
  }
  return true;
}
