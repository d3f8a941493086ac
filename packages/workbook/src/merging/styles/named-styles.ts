import { UniqueNames } from '../../unique-names.js';
import { UndoableMap } from '../../undoable-map.js';
import { type Markup, toMarkup } from '../markup.js';

/** A named style of a source, its format written with the merged workbook's numbers. */
export interface NamedStyle {
  readonly name: string;
  readonly format: Markup;
  /** All but its name and format, as markup. */
  readonly attributes: ReadonlyMap<string, Markup>;
}

/**
 * The named styles of the merged workbook, in the order of their formats: each has a format of its own,
 * as readers take the number of the one for that of the other. One of Excel's own, whatever a language
 * calls it, is there once.
 */
export class NamedStyles {
  readonly #indices = new UndoableMap<string, number>();
  readonly #builtIn = new UndoableMap<string, true>();
  readonly #names = new UniqueNames((name, number) => `${name} ${number}`);
  readonly #written: { readonly style: Markup; readonly format: Markup }[] = [];

  /** The number of its format here; a style that is called alike but looks otherwise gets a new name. */
  add(style: NamedStyle): number {
    const builtIn = builtInOf(style);
    const key = `${builtIn ?? style.name.toLowerCase()} ${style.format}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
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
    this.#indices.set(key, index);
    if (builtIn !== undefined && isNew) this.#builtIn.set(builtIn, true);
    return index;
  }

  get styles(): Markup[] {
    return this.#written.map(({ style }) => style);
  }

  get formats(): Markup[] {
    return this.#written.map(({ format }) => format);
  }

  /** How to take back what is added from now on. */
  savepoint(): () => void {
    const { length } = this.#written;
    const undo = [this.#indices, this.#builtIn, this.#names].map((one) => one.savepoint());
    return () => {
      this.#written.length = length;
      for (const takeBack of undo) takeBack();
    };
  }
}

/** Which of Excel's own styles it is; the levels of outlines are one each. */
function builtInOf({ attributes }: NamedStyle): string | undefined {
  const id = attributes.get('builtinId');
  return id === undefined ? undefined : `=${id} ${attributes.get('iLevel') ?? ''}`;
}
