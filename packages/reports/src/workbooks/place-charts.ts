import { workbookPhrases as say } from '@lqc/phrases';
import { columnLetters } from '@lqc/workbook';
import type { SheetAdditions } from './parts/sheet-additions.js';
import { pageHeight } from './printing/page-blocks.js';
import type { TableSheet } from './table.js';

/** A row that charts may show, and what its cells do; of a figure that is told roughly no bar can be drawn. */
export interface PlottedRow {
  readonly row: number;
  readonly cells: readonly ('figure' | 'withheld' | 'missing')[];
}

/** The rows of a table as they were written. */
interface WrittenRows {
  readonly header: number;
  readonly plotted: readonly PlottedRow[];
  readonly last: number;
  /** Height in points of everything down to the last row. */
  readonly height: number;
  /** Height in points of the header, which each page repeats. */
  readonly repeatedHeight: number;
  readonly scalePercent: number;
}

const WIDTH_POINTS = 560;
const COLUMN_CHART_POINTS = 190;
/** Heights within a bar chart: title, axis and legend; the gap between two categories; one bar. A gap and a bar have room for a name. */
const [FRAME_POINTS, GAP_POINTS, BAR_POINTS] = [60, 7, 7.5];
const ROW_POINTS = 15;
const ROWS_BETWEEN = 1;

/**
 * Places the charts of a sheet below its table, and refers them to the table's cells. A chart without
 * rows or columns to show is left out; so is a row without a figure, which would look like zero. The title
 * says so where figures are held back. `lastRow` is the row that the charts reach down to.
 */
export function placeCharts<Row>(
  { name, columns, charts = [], frozenColumns = 1 }: TableSheet<Row>,
  { header, plotted, last, height, repeatedHeight, scalePercent }: WrittenRows,
): Pick<SheetAdditions, 'charts' | 'breaksAfter'> & { readonly lastRow: number } {
  let row = last + ROWS_BETWEEN;
  const placed = charts.flatMap(({ series, withoutLast = 0, ...chart }) => {
    const plottedColumns = columns.flatMap(({ header: name, group }, at) =>
      series
        .filter((one) => one.header === name && one.group === group)
        .map(({ shade }) => ({ column: at + 1, label: name, shade })),
    );
    const candidates = plotted.slice(0, plotted.length - withoutLast);
    const shows = ({ cells }: PlottedRow, what: PlottedRow['cells'][number]) =>
      plottedColumns.some(({ column }) => cells[column - 1] === what);
    const rows = candidates.filter((one) => shows(one, 'figure')).map(({ row: at }) => at);
    if (rows.length === 0) return [];
    const isPartial = candidates.some((one) => shows(one, 'withheld'));
    const cells = (column: number) => cellsOf(columnLetters(column), rows);
    const barChartHeight =
      FRAME_POINTS + rows.length * (GAP_POINTS + plottedColumns.length * BAR_POINTS);
    const chartHeight = chart.kind === 'bars' ? barChartHeight : COLUMN_CHART_POINTS;
    // A chart over the frozen columns, which are repeated in print, would appear on every page.
    const position = { column: frozenColumns, row, width: WIDTH_POINTS, height: chartHeight };
    row += Math.ceil(chartHeight / ROW_POINTS) + ROWS_BETWEEN;
    return [
      {
        ...chart,
        title: isPartial ? say.chart.withoutWithheld(chart.title) : chart.title,
        sheet: name,
        position,
        categories: cells(1),
        series: plottedColumns.map(({ column, label, shade }) => ({
          label,
          shade,
          header: `$${columnLetters(column)}$${header}`,
          values: cells(column),
        })),
      },
    ];
  });
  const isOnePage = height + (row - last) * ROW_POINTS <= pageHeight(scalePercent);
  const room = pageHeight(scalePercent) - repeatedHeight;
  const breaksAfter = isOnePage ? [] : breaksBetween(placed, last, room);
  return { charts: placed, lastRow: row, breaksAfter };
}

/** The rows after which pages end, where charts begin on a page of their own and none is cut. */
function breaksBetween(
  charts: readonly { readonly position: { readonly row: number; readonly height: number } }[],
  last: number,
  room: number,
): number[] {
  const breaks: number[] = [];
  let top = last;
  for (const { position } of charts) {
    const isFirst = breaks.length === 0;
    if (!isFirst && (position.row - top) * ROW_POINTS + position.height <= room) continue;
    top = isFirst ? last : position.row;
    breaks.push(top);
  }
  return breaks;
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
