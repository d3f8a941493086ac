import { innerMarkups } from './element-markup.js';
import { Interned } from './interned.js';
import type { Markup } from './markup.js';
import { NAMESPACES, PROLOG } from './namespaces.js';
import type { Recolour } from './recolour.js';
import type { OpenTag } from './tag.js';

/** The texts of the merged workbook's cells, each once; rich text and phonetic guides as they came. */
export class SharedStrings {
  readonly #texts = new Interned();
  #uses = 0;

  /** The index here of a text that a cell refers to. */
  add(inner: Markup): number {
    this.#uses += 1;
    return this.#texts.add(inner);
  }

  get count(): number {
    return this.#texts.items.length;
  }

  /** How to take back what is added from now on. */
  savepoint(): () => void {
    const [undo, uses] = [this.#texts.savepoint(), this.#uses];
    return () => {
      undo();
      this.#uses = uses;
    };
  }

  /** The part, in pieces: together it may be larger than a string can be. */
  *write(): Generator<Markup, void, void> {
    yield `${PROLOG}<sst xmlns="${NAMESPACES.main}" count="${this.#uses}" uniqueCount="${this.count}">`;
    const items = this.#texts.items;
    for (let at = 0; at < items.length; at += 1000)
      yield items
        .slice(at, at + 1000)
        .map((inner) => `<si>${inner}</si>`)
        .join('');
    yield '</sst>';
  }
}

/**
 * The texts of a source by index.
 *
 * @param font what fonts of phonetic guides are called here
 */
export function readTexts(
  markup: Markup,
  recolour: Recolour | null,
  font: (index: number) => number,
): readonly Markup[] {
  return [...innerMarkups(markup, 'si', (tag) => editText(tag, recolour, font))];
}

/** A tag within a text of a cell, fit for the merged workbook. */
export function editText(
  tag: OpenTag,
  recolour: Recolour | null,
  font: (index: number) => number,
): void {
  if (recolour && tag.local === 'color') recolour.cellColour(tag);
  // A typeface named by another theme would change with it.
  if (recolour?.theme && tag.local === 'scheme') tag.set('val', 'none');
  if (tag.local === 'phoneticPr') {
    const index = tag.get('fontId');
    if (index !== undefined) tag.set('fontId', String(font(Number(index))));
  }
}
