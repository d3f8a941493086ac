import { columnLetters } from '@lqc/workbook';
import type { SheetAdditions } from './parts/sheet-additions.js';
import { pageHeight } from './printing/page-blocks.js';
import type { TableSheet } from './table.js';

/** Where a table's rows came to lie. */
interface WrittenRows {
  readonly header: number;
  /** The rows that charts show. */
  readonly plotted: readonly number[];
  readonly last: number;
  /** Of everything down to the last row, in points. */
  readonly height: number;
  readonly scalePercent: number;
}

const WIDTH_POINTS = 560;
const STANDING_POINTS = 190;
/** Title, axis and legend of a lying chart, what stands between two categories, and each bar. */
const [AROUND_POINTS, BETWEEN_POINTS, BAR_POINTS] = [60, 4, 7.5];
const ROW_POINTS = 15;
const ROWS_BETWEEN = 1;

/**
 * The charts of a sheet below its table, bound to its cells, and the row that they reach down to;
 * none where there is nothing to show.
 */
export function placeCharts<Row>(
  { name, columns, charts = [], frozenColumns = 1 }: TableSheet<Row>,
  { header, plotted, last, height, scalePercent }: WrittenRows,
): Pick<SheetAdditions, 'charts' | 'chartsAfter'> & { readonly lastRow: number } {
  let row = last + ROWS_BETWEEN;
  const placed = charts.flatMap(({ series, withoutLast = 0, ...chart }) => {
    const rows = plotted.slice(0, plotted.length - withoutLast);
    const positions = columns.flatMap((column, at) =>
      series.some((one) => one.header === column.header && one.group === column.group)
        ? [at + 1]
        : [],
    );
    if (rows.length === 0 || positions.length === 0) return [];
    const cells = (position: number) => cellsOf(columnLetters(position), rows);
    const lying = AROUND_POINTS + rows.length * (BETWEEN_POINTS + positions.length * BAR_POINTS);
    const size = chart.kind === 'bars' ? lying : STANDING_POINTS;
    // What stands in columns that are repeated would be printed on each page.
    const place = { column: frozenColumns, row, width: WIDTH_POINTS, height: size };
    row += Math.ceil(size / ROW_POINTS) + ROWS_BETWEEN;
    return [
      {
        ...chart,
        sheet: name,
        place,
        categories: cells(1),
        series: positions.map((position) => ({
          header: `$${columnLetters(position)}$${header}`,
          values: cells(position),
        })),
      },
    ];
  });
  const heightOfCharts = (row - last) * ROW_POINTS;
  const fits = height + heightOfCharts <= pageHeight(scalePercent);
  return { charts: placed, lastRow: row, chartsAfter: placed.length === 0 || fits ? null : last };
}

/** A column's cells in these rows: one range for rows that follow each other. */
function cellsOf(column: string, rows: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range?.[1] === row - 1) range[1] = row;
    else ranges.push([row, row]);
  }
  return ranges.map(([first, last]) => `$${column}$${first}:$${column}$${last}`);
}
