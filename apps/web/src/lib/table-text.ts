import { looksLikeFormula } from '@lqc/contracts';

/** The content of a table for copying and saving. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: 10 });
/** A formatted figure: `+0,18`, `−0,20`, `23,1%`. */
const FIGURE = /^[+\u2212-]?\d+(?:,\d+)?%?$/;

/** A table with tabs between columns; when pasted into Excel, figures become numbers. */
export const asTsv = ({ columns, rows }: TextTable) =>
  [columns, ...rows].map((row) => row.map((cell) => oneLine(plain(cell))).join('\t')).join('\n');

/** A table with semicolons between columns, as Excel expects with a decimal comma. */
export const asCsv = ({ columns, rows }: TextTable) =>
  [columns, ...rows].map((row) => row.map((cell) => quoted(plain(cell))).join(';')).join('\r\n');

/** A cell with a plain minus sign; a text that a spreadsheet could run as a formula is escaped. */
function plain(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimals.format(cell);
  if (FIGURE.test(cell)) return cell.replace('\u2212', '-').replace(/^\+/, '');
  return looksLikeFormula(cell) ? `'${cell}` : cell;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
