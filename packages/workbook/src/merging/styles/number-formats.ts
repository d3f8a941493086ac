import { getOrInsert } from '@lqc/contracts';
import { savepointOf, UndoableMap } from '../../undoable-map.js';

export const GENERAL = 'General';
/** The codes of built-in formats by id (ECMA-376 part 1, 18.8.30). */
export const BUILT_IN_CODES = new Map<number, string>(
  Object.entries({
    0: GENERAL,
    1: '0',
    2: '0.00',
    3: '#,##0',
    4: '#,##0.00',
    5: '"$"#,##0_);\\("$"#,##0\\)',
    6: '"$"#,##0_);[Red]\\("$"#,##0\\)',
    7: '"$"#,##0.00_);\\("$"#,##0.00\\)',
    8: '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
    9: '0%',
    10: '0.00%',
    11: '0.00E+00',
    12: '# ?/?',
    13: '# ??/??',
    14: 'mm-dd-yy',
    15: 'd-mmm-yy',
    16: 'd-mmm',
    17: 'mmm-yy',
    18: 'h:mm AM/PM',
    19: 'h:mm:ss AM/PM',
    20: 'h:mm',
    21: 'h:mm:ss',
    22: 'm/d/yy h:mm',
    37: '#,##0_);\\(#,##0\\)',
    38: '#,##0_);[Red]\\(#,##0\\)',
    39: '#,##0.00_);\\(#,##0.00\\)',
    40: '#,##0.00_);[Red]\\(#,##0.00\\)',
    41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
    42: '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)',
    43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
    44: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
    45: 'mm:ss',
    46: '[h]:mm:ss',
    47: 'mm:ss.0',
    48: '##0.0E+0',
    49: '@',
  }).map(([id, code]) => [Number(id), code]),
);
/** Ids from here on are a workbook's own formats. */
export const FIRST_CUSTOM_FORMAT = 164;

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
