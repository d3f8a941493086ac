import { CellError, type CellValue } from '@lqc/workbook';

/** What a cell says in words, trimmed; null for blanks and error cells. */
export function cellText(value: CellValue | undefined): string | null {
  if (value === undefined || value instanceof CellError) return null;
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return text.trim() || null;
}

/** A cell's value as it is shown in a report, cut to a length a person reads. */
export function shownValue(value: CellValue): string {
  const text = value instanceof CellError ? value.code : (cellText(value) ?? '');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
