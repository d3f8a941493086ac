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

  /** Forgets everything from this place on. */
  forget(from: number): void {
    for (const markup of this.#items.splice(from)) this.#places.delete(markup);
  }
}
