import { type Cell, CellError, type CellValue } from '@lqc/workbook';
import { isVisible } from '@lqc/contracts';

/** A cell's value as trimmed text; null for blank and error cells. */
export function cellText(value: CellValue | undefined): string | null {
  if (value === undefined || value instanceof CellError) return null;
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return isVisible(text) ? text.trim() : null;
}

// Excel keeps 15 significant digits of a number: what a double has beyond them nobody typed.
const DIGITS = { maximumSignificantDigits: 15, useGrouping: false } as const;
const number = new Intl.NumberFormat('id-ID', DIGITS);
const percentage = new Intl.NumberFormat('id-ID', { ...DIGITS, style: 'percent' });

/**
 * What a cell tells in words, as `cellText`; a number as Indonesians write it: 0.05 is `0,05`, and `5%`
 * where the cell shows percentages.
 */
export function narrativeText(cell: Cell | undefined): string | null {
  if (typeof cell?.value !== 'number') return cellText(cell?.value);
  return (cell.isPercent ? percentage : number).format(cell.value);
}

/** True when a cell is empty or has only invisible characters. */
export function isBlank(value: CellValue | undefined): boolean {
  return !(value instanceof CellError) && cellText(value) === null;
}

/** Whether a text tells anything: a dash says that there is nothing to tell. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A cell's value as quoted in the data-quality report, cut to a readable length. */
export function shownValue(value: CellValue): string {
  const text = value instanceof CellError ? value.code : (cellText(value) ?? '');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
