import type { Fact } from '@lqc/contracts';
import type { DocumentCell, DocumentColumn, DocumentTable } from '@lqc/reports/document';
import { roundHalfUp } from '@lqc/statistics';

/** What of a figure tells whether it changed, and how it is shown. */
export type Figure = Pick<Fact, 'id' | 'label' | 'value' | 'unit' | 'decimals'>;

type Measure = Pick<Figure, 'unit' | 'decimals'>;
const COUNT: Measure = { unit: 'kontak', decimals: 0 };
const MEASURES: Partial<Record<DocumentColumn['kind'], Measure>> = {
  average: { unit: 'skala', decimals: 2 },
  change: { unit: 'poin', decimals: 2 },
  points: { unit: 'poin', decimals: 1 },
  share: { unit: 'persen', decimals: 1 },
  count: COUNT,
};

/**
 * The figures of a section's tables, as exactly as they are shown. Each is known by its table's place, its row and
 * its column: what a quarter is called changes.
 */
export const tableFigures = (tables: readonly DocumentTable[]): Figure[] =>
  tables.flatMap((table, nth) =>
    table.rows.flatMap((row) =>
      table.columns.flatMap(({ kind, header, group }, at) => {
        const name = rowName(table, row);
        const nthOfHeader = table.columns
          .slice(0, at)
          .filter((one) => one.header === header).length;
        const id = `table.${nth}.${name}.${header}.${nthOfHeader}`;
        const title = tables.length > 1 ? table.title : null;
        const label = [title, name, group, header].filter(Boolean).join(' · ');
        const { value, n } = row[at]!;
        return [
          ...figure({ id, label }, value, MEASURES[kind]),
          ...figure({ id: `${id}.n`, label: `${label} (n)` }, n?.value ?? null, COUNT),
        ];
      }),
    ),
  );

/** What the cells of tables say in words, in their order. */
export const tableWords = (tables: readonly DocumentTable[]): string[] =>
  tables.flatMap(({ rows }) => rows.flat().map(({ value }) => value)).filter(isWord);
const isWord = (value: DocumentCell['value']): value is string => typeof value === 'string';

function figure(
  { id, label }: Pick<Figure, 'id' | 'label'>,
  value: DocumentCell['value'],
  measure: Measure | undefined,
): Figure[] {
  if (!measure || typeof value !== 'number') return [];
  return [{ id, label: `${label}: `, value: roundHalfUp(value, measure.decimals), ...measure }];
}

/** A row's name: the words that stand before its figures. */
function rowName({ columns }: DocumentTable, row: readonly DocumentCell[]): string {
  const figures = columns.findIndex(({ kind }) => kind !== 'text');
  return row
    .slice(0, figures)
    .map(({ value }) => value)
    .join(' · ');
}
