import { innerMarkups } from './element-markup.js';
import { Interned } from './interned.js';
import type { Markup } from './markup.js';
import { NAMESPACES, PROLOG } from './namespaces.js';
import type { Recolour } from './recolour.js';
import type { OpenTag } from './tag.js';

/** The shared strings of the merged workbook: the markup within `si`, each once. */
export class SharedStrings {
  readonly #texts = new Interned();
  #uses = 0;

  /** The index of a string that one more cell uses. */
  add(inner: Markup): number {
    this.#uses += 1;
    return this.#texts.add(inner);
  }

  get count(): number {
    return this.#texts.items.length;
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    const [undo, uses] = [this.#texts.savepoint(), this.#uses];
    return () => {
      undo();
      this.#uses = uses;
    };
  }

  /** The part's markup, in pieces, since it may exceed the maximum length of a JavaScript string. */
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
 * The shared strings of a source by index, ready for the merged workbook.
 *
 * @param font the index in the merged workbook of a font of the source; phonetic guides name fonts
 */
export function readSharedStrings(
  markup: Markup,
  recolour: Recolour | null,
  font: (index: number) => number,
): readonly Markup[] {
  return [...innerMarkups(markup, 'si', (tag) => editRichText(tag, recolour, font))];
}

/** Changes a tag within rich text for the merged workbook: its colour, or the font it refers to. */
export function editRichText(
  tag: OpenTag,
  recolour: Recolour | null,
  font: (index: number) => number,
): void {
  if (recolour && tag.local === 'color') recolour.cellColour(tag);
  // `scheme` would replace the typeface by that of the merged workbook's theme.
  if (recolour?.theme && tag.local === 'scheme') tag.set('val', 'none');
  if (tag.local === 'phoneticPr') {
    const index = tag.get('fontId');
    if (index !== undefined) tag.set('fontId', String(font(Number(index))));
  }
}
