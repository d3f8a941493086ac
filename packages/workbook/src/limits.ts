import { WORKBOOK_MAX_CELLS, WORKBOOK_MAX_INFLATED_BYTES } from '@lqc/contracts';

const MEBIBYTE = 1024 * 1024;

/**
 * Limits on what reading a workbook may cost. Real files stay far below them: the maxima over 3,255
 * files were 340 entries, 60 MB inflated and a compression ratio of 170:1.
 */
export const WORKBOOK_LIMITS = {
  entries: 20_000,
  /** Total over all parts that are read, counted while inflating because headers may lie. */
  inflatedBytes: WORKBOOK_MAX_INFLATED_BYTES,
  /** Inflated to compressed size of a part; checked once a part exceeds `ratioFromBytes`. */
  ratio: 200,
  ratioFromBytes: MEBIBYTE,
  rows: 1_048_576,
  columns: 16_384,
  cells: WORKBOOK_MAX_CELLS,
  /** Nesting of XML elements; parts written by Excel stay below 20. */
  depth: 100,
  /** Size of one tag, comment or text; the longest text of a cell is 32,767 characters. */
  tokenBytes: 16 * MEBIBYTE,
} as const satisfies Record<string, number>;

export type WorkbookLimits = { readonly [Name in keyof typeof WORKBOOK_LIMITS]: number };
