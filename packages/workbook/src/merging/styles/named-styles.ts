import { getOrInsert } from '@lqc/contracts';
import { UniqueNames } from '../../unique-names.js';
import { UndoableMap } from '../../undoable-map.js';
import { type Markup, toMarkup } from '../markup.js';

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
  readonly #indices = new UndoableMap<string, number>();
  readonly #builtIn = new UndoableMap<string, true>();
  readonly #names = new UniqueNames((name, number) => `${name} ${number}`);
  readonly #written: { readonly style: Markup; readonly format: Markup }[] = [];

  /**
   * The index of the style's format in the merged workbook. A style with the name of an earlier one but
   * another format gets a new name.
   */
  add(style: NamedStyle): number {
    const builtIn = builtInOf(style);
    const key = `${builtIn ?? style.name.toLowerCase()} ${style.format}`;
    return getOrInsert(this.#indices, key, () => {
      const index = this.#written.length;
      const name = this.#names.take(style.name);
      const isNew = name === style.name && !(builtIn !== undefined && this.#builtIn.has(builtIn));
      const rest = isNew ? style.attributes : new Map<string, Markup>();
      const attributes = [...rest].map(
        ([of, value]) => ` ${of}="${value.replaceAll('"', '&quot;')}"`,
      );
      this.#written.push({
        style: `<cellStyle name="${toMarkup(name)}" xfId="${index}"${attributes.join('')}/>`,
        format: style.format,
      });
      if (builtIn !== undefined && isNew) this.#builtIn.set(builtIn, true);
      return index;
    });
  }

  get styles(): Markup[] {
    return this.#written.map(({ style }) => style);
  }

  get formats(): Markup[] {
    return this.#written.map(({ format }) => format);
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    const { length } = this.#written;
    const undo = [this.#indices, this.#builtIn, this.#names].map((one) => one.savepoint());
    return () => {
      this.#written.length = length;
      for (const takeBack of undo) takeBack();
    };
  }
}

/** A key for a built-in style, with its outline level if it has one; undefined for any other style. */
function builtInOf({ attributes }: NamedStyle): string | undefined {
  const id = attributes.get('builtinId');
  return id === undefined ? undefined : `=${id} ${attributes.get('iLevel') ?? ''}`;
}
