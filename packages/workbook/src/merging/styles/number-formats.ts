import { getOrInsert } from '@lqc/contracts';
import { BUILT_IN_CODES, FIRST_CUSTOM_FORMAT, GENERAL } from '../../built-in-formats.js';
import { savepointOf, UndoableMap } from '../../undoable-map.js';

/** The number formats of the merged workbook. Equal codes share one id, whatever their ids were. */
export class NumberFormats {
  /** The code to write for each id in use; null for a built-in format that needs none. */
  readonly #codes = new UndoableMap<number, string | null>();
  readonly #ids = new UndoableMap<string, number>();

  /**
   * The id in the merged workbook of a source's format.
   *
   * @param id the format's id in the source
   * @param givenCode the format's code, when the source contains it
   */
  add(id: number, givenCode: string | undefined): number {
    // An empty code counts as missing.
    const code = givenCode || undefined;
    // Excel shows General for a custom format without a code.
    if (code === undefined && !(id < FIRST_CUSTOM_FORMAT)) return this.add(0, undefined);
    if (id >= FIRST_CUSTOM_FORMAT) return this.#custom(code!);
    const usual = BUILT_IN_CODES.get(id) ?? GENERAL;
    const known = this.#codes.get(id);
    if (known !== undefined && (known ?? usual) !== (code ?? usual))
      return this.#custom(code ?? usual);
    // A built-in format keeps a code that a source gives it, because some programs know no built-in codes.
    if (known === undefined || known === null)
      this.#codes.set(id, id === 0 && code === usual ? null : (code ?? null));
    return id;
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    return savepointOf(this.#codes, this.#ids);
  }

  /** The formats whose codes have to be written. */
  *customised(): Generator<readonly [id: number, code: string], void, void> {
    for (const [id, code] of this.#codes.entries()) if (code !== null) yield [id, code];
  }

  #custom(code: string): number {
    return getOrInsert(this.#ids, code, () => {
      const id = FIRST_CUSTOM_FORMAT + this.#ids.size;
      this.#codes.set(id, code);
      return id;
    });
  }
}
