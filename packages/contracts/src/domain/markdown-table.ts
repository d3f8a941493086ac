/** The words of a cell and where they begin in the source, in UTF-16 units. */
export interface TableCell {
  readonly text: string;
  readonly start: number;
}

/** A table of Markdown: its place, and its rows, of which the first are the heads of its columns. */
export interface MarkdownTable {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly (readonly TableCell[])[];
}

/** The line between heads and rows. */
const RULE = /^[\s:|-]*-[\s:|-]*$/;

/** The tables of a text: lines with bars, of which the second is a rule. */
export function tablesIn(source: string): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let rows: TableCell[][] = [];
  let isRuled = false;
  let start = 0;
  let at = 0;
  const close = () => {
    if (isRuled) tables.push({ start, end: at - 1, rows });
    rows = [];
    isRuled = false;
  };
  for (const line of source.split('\n')) {
    const hasBars = line.includes('|');
    if (!hasBars) close();
    else if (RULE.test(line) && rows.length === 1) isRuled = true;
    else {
      // A line before the heads, such as one that a bar happens to stand in, is none of the table.
      if (!isRuled) [rows, start] = [[], at];
      rows.push(cellsOf(line, at));
    }
    at += line.length + 1;
  }
  close();
  return tables;
}

function cellsOf(line: string, at: number): TableCell[] {
  const from = /^\s*\|?/.exec(line)![0].length;
  let start = at + from;
  return line
    .slice(from)
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => {
      const text = cell.trim();
      const one = { text, start: start + cell.length - cell.trimStart().length };
      start += cell.length + 1;
      return one;
    });
}
