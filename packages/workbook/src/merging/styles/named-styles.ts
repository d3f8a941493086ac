import { getOrInsert } from '@lqc/contracts';
import { savepointOf, UndoableMap } from '../../undoable-map.js';
import { UniqueNames } from '../../unique-names.js';
import { attributesMarkup, type Markup, toMarkup } from '../markup.js';

/** A named style of a source. */
export interface NamedStyle {
  readonly name: string;
  /** Its `xf`, with the merged workbook's indexes. */
  readonly format: Markup;
  /** The attributes of its `cellStyle` other than `name` and `xfId`. */
  readonly attributes: ReadonlyMap<string, Markup>;
}

/**
 * The named styles of the merged workbook. Each has a format of its own, and both lists have the same
 * order, because some programs mistake the index of one for that of the other. A built-in style, whose name
 * depends on the language of Excel, is written once.
 */
export class NamedStyles {
  /** By what tells one style from another. */
  readonly #written = new UndoableMap<
    string,
    { readonly index: number; readonly style: Markup; readonly format: Markup }
  >();
  readonly #builtIn = new UndoableMap<string, true>();
  readonly #names = new UniqueNames((name, number) => `${name} ${number}`);

  /**
   * The index of the style's format in the merged workbook. A style with the name of an earlier one but
   * another format gets a new name.
   */
  add(style: NamedStyle): number {
    const { format } = style;
    const builtIn = builtInOf(style);
    const key = `${builtIn ?? style.name.toLowerCase()} ${format}`;
    return getOrInsert(this.#written, key, () => {
      const index = this.#written.size;
      const name = this.#names.take(style.name);
      const isNew = name === style.name && !(builtIn !== undefined && this.#builtIn.has(builtIn));
      const attributes = isNew ? attributesMarkup(style.attributes) : '';
      if (builtIn !== undefined && isNew) this.#builtIn.set(builtIn, true);
      const written = `<cellStyle name="${toMarkup(name)}" xfId="${index}"${attributes}/>`;
      return { index, style: written, format };
    }).index;
  }

  get styles(): Markup[] {
    return [...this.#written.values()].map(({ style }) => style);
  }

  get formats(): Markup[] {
    return [...this.#written.values()].map(({ format }) => format);
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    return savepointOf(this.#written, this.#builtIn, this.#names);
  }
}

/** A key for a built-in style, with its outline level if it has one; undefined for any other style. */
function builtInOf({ attributes }: NamedStyle): string | undefined {
  const id = attributes.get('builtinId');
  return id === undefined ? undefined : `=${id} ${attributes.get('iLevel') ?? ''}`;
}
