import type { FormulaLoss } from './formulas/formula-moves.js';

/** What is not carried over, or not as it was. */
export type LossKind =
  | FormulaLoss
  /** A name that looks at what stays behind. */
  | 'name'
  | 'hidden-sheet'
  /** A dialog or macro sheet. */
  | 'other-sheet'
  /** A sheet that was not asked for. */
  | 'unwanted-sheet'
  | 'macros'
  | 'pivot-table-part'
  | 'slicer'
  | 'query'
  /** A link to a file other than a web address or a picture. */
  | 'outside-link'
  /** A picture that is fetched from elsewhere when it is shown. */
  | 'live-picture'
  | 'custom-view'
  | 'workbook-protection'
  /** A data type, or a picture within a cell, of a kind that cannot be carried. */
  | 'rich-value'
  /** A part that the source names and does not hold. */
  | 'missing-part'
  /** Of a `.xls` values, number formats, merges and sizes are kept: a formula's value, too. */
  | 'converted-formula'
  /** A text of more characters than a cell can hold. */
  | 'cut-text'
  /** Day numbers moved between the calendars of 1900 and 1904; shown as before. */
  | 'moved-date'
  /** The workbook counts column widths in another typeface than the first one: same numbers, other sizes. */
  | 'default-font'
  | 'other-part';

export interface Loss {
  readonly kind: LossKind;
  readonly fileName: string;
  /** The source's name of the sheet; null where the whole file is meant. */
  readonly sheet: string | null;
  readonly count: number;
}

/** Losses of one source, counted by kind and sheet. */
export class Losses {
  readonly #counts = new Map<string, { kind: LossKind; sheet: string | null; count: number }>();

  add(kind: LossKind, sheet: string | null = null, count = 1): void {
    const key = `${kind} ${sheet ?? ''}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else if (count > 0) this.#counts.set(key, { kind, sheet, count });
  }

  of(fileName: string): Loss[] {
    return [...this.#counts.values()].map((loss) => ({ ...loss, fileName }));
  }
}
