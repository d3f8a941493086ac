import type { FormulaLoss } from './formulas/formula-rewriter.js';

/** Why something of a source is missing in the merged workbook, or differs there. */
export type LossKind =
  | FormulaLoss
  /** A formula of a cell that cannot be kept and has no stored value; the cell refers to a deleted cell. */
  | 'formula-without-value'
  /** A defined name whose formula cannot be kept. */
  | 'name'
  | 'hidden-sheet'
  /** A dialog or macro sheet. */
  | 'other-sheet'
  /** A sheet that is not among those wanted. */
  | 'unwanted-sheet'
  | 'macros'
  | 'pivot-table-part'
  | 'slicer'
  | 'query'
  /** A relationship to something outside the file, other than a hyperlink or a picture. */
  | 'outside-link'
  /** A picture that is not in the file but fetched when it is shown. */
  | 'live-picture'
  /** An object of another program, an ActiveX control, or the workbook behind a chart. */
  | 'embedded-object'
  /** An instruction to publish cells as a web page. */
  | 'web-publishing'
  | 'custom-view'
  | 'workbook-protection'
  /** A data type, or a picture within a cell, of a kind that cannot be copied. */
  | 'rich-value'
  /** A part that the source refers to but does not contain. */
  | 'missing-part'
  /** A formula of a `.xls`, of which only the value is kept. */
  | 'converted-formula'
  /** A text that was shortened to the length that Excel allows in a cell. */
  | 'cut-text'
  /** A day number converted between the calendars of 1900 and 1904; the date shown is the same. */
  | 'moved-date'
  /** The source has another default font than the first source, so its columns become wider or narrower. */
  | 'default-font'
  | 'other-part';

export interface Loss {
  readonly kind: LossKind;
  readonly fileName: string;
  /** The sheet's name in the source; null when the loss concerns the whole file. */
  readonly sheet: string | null;
  readonly count: number;
}

/** The losses of one source, counted by kind and sheet. */
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
