import { getOrInsert } from '@lqc/contracts';
import type { Markup } from './markup.js';

/** A list of distinct pieces of markup, each with an index. Additions can be undone. */
export class Interned {
  readonly #indices = new Map<Markup, number>();
  readonly #items: Markup[] = [];

  /** The index of this markup, which is appended when it is new. */
  add(markup: Markup): number {
    return getOrInsert(this.#indices, markup, () => this.#items.push(markup) - 1);
  }

  get items(): readonly Markup[] {
    return this.#items;
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    const { length } = this.#items;
    return () => {
      for (const markup of this.#items.splice(length)) this.#indices.delete(markup);
    };
  }
}
