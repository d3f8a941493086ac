import { cellReference, openWorkbook } from '@lqc/workbook';
import xlsx from '@e965/xlsx';

type Value = string | number | Date | null;

/** A day as Excel counts it. */
const serialOf = (day: Date) => day.getTime() / 86_400_000 + 25_569;

/** A written sheet as readers other than its writer see it: header → value, row by row. */
export interface ReopenedSheet {
  readonly header: readonly string[];
  readonly rows: readonly Record<string, Value>[];
}

/**
 * Reads the tables of a workbook with SheetJS and with the product's own reader, which must agree
 * on every cell. A table begins under the frozen header; its groups are put before the headers.
 */
export async function reopen(bytes: Buffer): Promise<Map<string, ReopenedSheet>> {
  const book = xlsx.read(bytes, { type: 'buffer' });
  const own = new Map<string, Map<string, Value>>();
  for await (const { name, cells } of (await openWorkbook(bytes)).sheets())
    own.set(
      name,
      new Map(cells.map(({ row, column, value }) => [cellReference(row, column), value as Value])),
    );
  const sheets = new Map<string, ReopenedSheet>();
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]!;
    const grid = xlsx.utils.sheet_to_json<Value[]>(sheet, { header: 1, defval: null });
    for (const [address, value] of own.get(name)!) {
      const cell = sheet[address] as { v: Value };
      const own = value instanceof Date ? serialOf(value) : value;
      expect([name, address, cell.v]).toEqual([name, address, own]);
    }
    const at = xlsx.utils.decode_range(sheet['!autofilter']!.ref).s.r;
    const above = grid[at - 1] ?? [];
    let group: Value = null;
    const header = grid[at]!.map((title, column) => {
      if (above.length > 1)
        group = above[column] ?? (isMerged(sheet, at - 1, column) ? group : null);
      return group === null ? String(title) : `${group} · ${title}`;
    });
    const rows = grid
      .slice(at + 1)
      .map((line) =>
        Object.fromEntries(header.map((title, column) => [title, line[column] ?? null])),
      );
    sheets.set(name, { header, rows });
  }
  return sheets;
}

function isMerged(sheet: xlsx.WorkSheet, row: number, column: number): boolean {
  return (sheet['!merges'] ?? []).some(
    ({ s, e }) => s.r <= row && row <= e.r && s.c <= column && column <= e.c,
  );
}
