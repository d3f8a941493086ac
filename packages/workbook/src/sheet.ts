import type { Cell } from './cell.js';

export type SheetVisibility = 'visible' | 'hidden' | 'veryHidden';

/** One sheet in the workbook's order. Blank cells are left out; the others stand row by row. */
export interface Sheet {
  readonly name: string;
  /** From 0, among all sheets. Names may repeat in odd files; positions never do. */
  readonly position: number;
  readonly visibility: SheetVisibility;
  /** `other`: a chart, dialog or macro sheet; it has no cells. */
  readonly kind: 'worksheet' | 'other';
  readonly cells: readonly Cell[];
}

export interface OpenWorkbook {
  readonly format: 'xlsx' | 'xls';
  readonly sheetCount: number;
  /**
   * Reads one sheet at a time, so that a workbook of thousands never lies in memory whole. Reading
   * them again counts against the same limits.
   *
   * @throws WorkbookError when the sheet at hand is damaged or beyond the limits
   */
  sheets(): AsyncIterable<Sheet>;
}
