/** How much of each kind a sheet, or a whole workbook, contains. */
export interface Counts {
  readonly sheets: number;
  /** Cells that the file contains, whether they have a value or only a format. */
  readonly cells: number;
  /** Distinct cell formats in use, counted for each sheet by itself. */
  readonly styles: number;
  readonly merges: number;
  readonly formulas: number;
  readonly images: number;
  /** Columns, or ranges of columns, with a width of their own. */
  readonly widths: number;
  readonly comments: number;
  readonly charts: number;
  /** Hyperlinks. */
  readonly links: number;
  readonly tables: number;
  readonly validations: number;
  readonly conditionalFormats: number;
}

export const NO_COUNTS: Counts = {
  sheets: 0,
  cells: 0,
  styles: 0,
  merges: 0,
  formulas: 0,
  images: 0,
  widths: 0,
  comments: 0,
  charts: 0,
  links: 0,
  tables: 0,
  validations: 0,
  conditionalFormats: 0,
};

/** The sum of the counts of several sheets. */
export function summed(counts: readonly Counts[]): Counts {
  const sum: Record<keyof Counts, number> = { ...NO_COUNTS };
  for (const one of counts)
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += one[key];
  return sum;
}
