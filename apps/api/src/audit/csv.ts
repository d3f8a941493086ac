import { looksLikeFormula } from '@lqc/contracts';

/**
 * Up to the first character of a cell, or of what is a cell where a spreadsheet parts them at another sign:
 * that sign is the system's, and a quotation mark inside a text then holds nothing together.
 */
const BEGINNING = /(?:^|[;,\t\r\n])[;,\s"]*(?=(.))/gsu;

/** Marks as text what a spreadsheet could run as a formula. */
function cell(value: string | null): string {
  const safe = (value ?? '')
    .replaceAll('\0', '')
    .replace(BEGINNING, (before, first: string) =>
      looksLikeFormula(first) ? `${before}'` : before,
    );
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/**
 * One line of CSV (RFC 4180, parted by semicolons as Excel does in Indonesian) that no spreadsheet runs as a
 * formula.
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(cell).join(';')}\r\n`;
