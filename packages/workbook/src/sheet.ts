import type { Cell } from './cell.js';

export type SheetVisibility = 'visible' | 'hidden' | 'veryHidden';

/** Cells that are shown as one; rows and columns count from 1. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** One sheet with its filled cells, row by row; blank cells are left out. */
export interface Sheet {
  readonly name: string;
  /** Position among all sheets, from 0. It identifies the sheet, since names repeat in some files. */
  readonly position: number;
  readonly visibility: SheetVisibility;
  /** `other` is a chart, dialog or macro sheet, which has no cells. */
  readonly kind: 'worksheet' | 'other';
  /** Present where the workbook counts days from 1904, which a day without a date format does not show. */
  readonly uses1904?: true;
  readonly cells: readonly Cell[];
  /** Only the first cell of each is shown. */
  readonly merged?: readonly MergedCells[];
}

/** What a sheet says of the calendar of its workbook. */
export const calendarOf = ({ uses1904 }: { readonly uses1904: boolean }): Pick<Sheet, 'uses1904'> =>
  uses1904 ? { uses1904 } : {};

export interface OpenWorkbook {
  readonly sheetCount: number;
  /**
   * Reads the sheets in the workbook's order, one at a time, so that a workbook with thousands of
   * sheets is never in memory as a whole. Calling this again inflates the parts again, which counts
   * against the same limit of inflated bytes.
   *
   * @throws WorkbookError when a sheet is damaged or exceeds the limits
   */
  sheets(): AsyncIterable<Sheet>;
}
