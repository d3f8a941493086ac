/** A cell that a spreadsheet would take for a formula, and that is no number, is marked as text. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

function cell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of CSV (RFC 4180) that no spreadsheet runs as a formula. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
