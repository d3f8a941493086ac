import { getOrInsert } from '@lqc/contracts';

/** An index of texts by trigram, which finds texts that share trigrams without reading all others. */
export class TrigramIndex {
  readonly #holders = new Map<string, number[]>();
  readonly #sizes: readonly number[];
  /** Shared trigrams by text during a search; all zero between searches. */
  readonly #shared: Uint16Array;

  constructor(texts: readonly ReadonlySet<string>[]) {
    this.#sizes = texts.map(({ size }) => size);
    this.#shared = new Uint16Array(texts.length);
    for (const [position, grams] of texts.entries())
      for (const gram of grams) getOrInsert(this.#holders, gram, () => []).push(position);
  }

  /** Calls back for every text that shares a trigram: its position, how many it shares and how many it has. */
  eachSharing(
    grams: ReadonlySet<string>,
    tell: (position: number, shared: number, size: number) => void,
  ): void {
    const found: number[] = [];
    for (const gram of grams)
      for (const position of this.#holders.get(gram) ?? []) {
        if (this.#shared[position] === 0) found.push(position);
        this.#shared[position]! += 1;
      }
    for (const position of found) {
      const shared = this.#shared[position]!;
      this.#shared[position] = 0;
      tell(position, shared, this.#sizes[position]!);
    }
  }
}
