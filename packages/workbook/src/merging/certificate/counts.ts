/** What a sheet, or a workbook, holds of each kind. */
export interface Counts {
  readonly sheets: number;
  /** Cells written in a sheet, filled or only formatted. */
  readonly cells: number;
  /** Different formats in use, sheet by sheet. */
  readonly styles: number;
  readonly merges: number;
  readonly formulas: number;
  readonly images: number;
  /** Column widths set. */
  readonly widths: number;
  readonly comments: number;
  readonly charts: number;
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

/** Counts of sheets together. */
export function summed(counts: readonly Counts[]): Counts {
  const sum: Record<keyof Counts, number> = { ...NO_COUNTS };
  for (const one of counts)
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += one[key];
  return sum;
}
