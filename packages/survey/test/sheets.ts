import type { Cell, CellValue, Sheet } from '@lqc/workbook';

/** A sheet from rows of values; `null` is a blank cell. */
export function aSheet(
  rows: readonly (readonly (CellValue | null)[])[],
  name = 'Lembar',
  position = 0,
): Sheet {
  const cells = rows.flatMap((values, row) =>
    values.flatMap((value, column): Cell[] =>
      value === null ? [] : [{ row: row + 1, column: column + 1, value }],
    ),
  );
  return { name, position, visibility: 'visible', kind: 'worksheet', cells };
}

/** A diary note with these labels and answers below its contact. */
export const aNote = (
  rows: readonly (readonly [label: string, answer: CellValue | null])[],
  contact: CellValue | null = 'PT Contoh Utama',
  sheet = 'Lembar',
): Sheet =>
  aSheet(
    [
      ['DIARY NOTES LIAISON'],
      [1, 'Informasi', 'Nama Contact', contact],
      ...rows.map(([label, answer], i) => [i + 2, null, label, answer]),
    ],
    sheet,
  );
