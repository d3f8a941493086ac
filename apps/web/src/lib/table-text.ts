/** What a table holds when it leaves the screen. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: 10 });
/** A figure as the screen writes it: `+0,18`, `−0,20`, `23,1%`. */
const FIGURE = /^[+\u2212-]?\d+(?:,\d+)?%?$/;

/** Columns divided by tabs: pasted into Excel, numbers are numbers. */
export const asTsv = ({ columns, rows }: TextTable) =>
  [columns, ...rows].map((row) => row.map((cell) => oneLine(plain(cell))).join('\t')).join('\n');

/** Columns divided by semicolons, as Excel reads them where the comma is the decimal sign. */
export const asCsv = ({ columns, rows }: TextTable) =>
  [columns, ...rows].map((row) => row.map((cell) => quoted(plain(cell))).join(';')).join('\r\n');

/** A cell without typography; what a spreadsheet could run as a formula becomes text. */
function plain(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimals.format(cell);
  if (FIGURE.test(cell)) return cell.replace('\u2212', '-').replace(/^\+/, '');
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
