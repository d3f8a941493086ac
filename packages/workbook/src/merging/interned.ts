import type { Markup } from './markup.js';

/** Markup kept once each, by index; what a source added can be taken back. */
export class Interned {
  readonly #indices = new Map<Markup, number>();
  readonly #items: Markup[] = [];

  /** The index of this markup, which is added where it is new. */
  add(markup: Markup): number {
    const known = this.#indices.get(markup);
    if (known !== undefined) return known;
    const index = this.#items.length;
    this.#indices.set(markup, index);
    this.#items.push(markup);
    return index;
  }

  get items(): readonly Markup[] {
    return this.#items;
  }

  /** How to take back what is added from now on. */
  savepoint(): () => void {
    const { length } = this.#items;
    return () => {
      for (const markup of this.#items.splice(length)) this.#indices.delete(markup);
    };
  }
}
