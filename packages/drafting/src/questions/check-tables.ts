import { type Check, type MarkdownTable, type TableCell, withoutMarks } from '@lqc/contracts';

/** More cells nobody reads one by one; those behind are not checked, so that the work has an end. */
const MOST_CELLS = 200;

type Read = (text: string) => readonly Check[];

/**
 * The checks of tables: each cell is read with the name of its row and the head of its column, as
 * "Harga Jual, Triwulan IV 2024: 4,44." What that leaves open is marked as not checked.
 */
export function checkTables(tables: readonly MarkdownTable[], read: Read): Check[] {
  let left = MOST_CELLS;
  return tables.flatMap(({ rows: [heads = [], ...rows] }) =>
    rows.flatMap((row, position) => {
      const name = row.find(({ text }) => /\p{L}/u.test(text));
      return row.flatMap((cell, column) => {
        const isOrdinal =
          column === 0 && /^\d+\.?$/.test(cell.text) && parseInt(cell.text, 10) === position + 1;
        if (isOrdinal || !/[\p{L}\d]/u.test(cell.text)) return [];
        if (cell === name && !/\d/.test(cell.text)) return [];
        left -= 1;
        const lead = cell === name ? '' : `${name?.text ?? ''}, ${heads[column]?.text ?? ''}: `;
        const found = left < 0 ? [] : marksIn(cell, withoutMarks(lead), read);
        return found.length > 0 || cell === name ? found : [unchecked(cell)];
      });
    }),
  );
}

function marksIn({ text, start }: TableCell, lead: string, read: Read): Check[] {
  const moved = start - lead.length;
  return read(`${lead}${text}.`)
    .filter((one) => one.start >= lead.length && one.end <= lead.length + text.length)
    .map((one) => ({ ...one, start: one.start + moved, end: one.end + moved }));
}

const unchecked = ({ text, start }: TableCell): Check => ({
  kind: 'words',
  start,
  end: start + text.length,
  text,
  status: 'unknown',
  facts: [],
  expected: null,
});
