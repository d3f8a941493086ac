import { looksLikeFormula } from '@lqc/contracts';

const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Marks a cell as text when a spreadsheet would run it as a formula, unless it is a number. */
function cell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const safe = looksLikeFormula(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of CSV (RFC 4180) that no spreadsheet runs as a formula. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
