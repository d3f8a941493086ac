import type { Markup } from './markup.js';

/** Markup kept once each, by place; what a source added can be taken back. */
export class Interned {
  readonly #places = new Map<Markup, number>();
  readonly #items: Markup[] = [];

  /** The place of this markup, added where it is new. */
  place(markup: Markup): number {
    const known = this.#places.get(markup);
    if (known !== undefined) return known;
    const place = this.#items.length;
    this.#places.set(markup, place);
    this.#items.push(markup);
    return place;
  }

  get items(): readonly Markup[] {
    return this.#items;
  }

  /** How to take back what is added from now on. */
  mark(): () => void {
    const { length } = this.#items;
    return () => {
      for (const markup of this.#items.splice(length)) this.#places.delete(markup);
    };
  }
}
