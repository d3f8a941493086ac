import { WORKBOOK_MAX_CELLS, WORKBOOK_MAX_INFLATED_BYTES } from '@lqc/contracts';

const MEBIBYTE = 1024 * 1024;

/**
 * What a workbook may ask of the reader. Real files stay far below: over 3,255 of them the maxima
 * were 340 entries, 60 MB inflated and a ratio of 170:1.
 */
export const WORKBOOK_LIMITS = {
  entries: 20_000,
  /** Over all parts that are read, counted while inflating: headers lie. */
  inflatedBytes: WORKBOOK_MAX_INFLATED_BYTES,
  /** Inflated to compressed, for parts above `ratioFromBytes`. */
  ratio: 200,
  ratioFromBytes: MEBIBYTE,
  rows: 1_048_576,
  columns: 16_384,
  cells: WORKBOOK_MAX_CELLS,
  /** Open elements within each other; Excel's own parts stay below 20. */
  depth: 100,
  /** One tag, comment or text; the longest text of a cell is 32,767 characters. */
  tokenBytes: 16 * MEBIBYTE,
} as const satisfies Record<string, number>;

export type WorkbookLimits = { readonly [Name in keyof typeof WORKBOOK_LIMITS]: number };
