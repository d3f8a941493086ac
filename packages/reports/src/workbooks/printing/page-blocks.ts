import { columnGroups } from '../../column-groups.js';

/** How the columns of a table are divided among A4 pages in landscape. */
export interface PageBlocks {
  /** Excel's print scale. */
  readonly scalePercent: number;
  /** The columns of each page, from 1. */
  readonly blocks: readonly (readonly [first: number, last: number])[];
}

/** What printing needs to know of a column. */
export interface PrintedColumn {
  /** In characters. */
  readonly width: number;
  /** Adjacent columns with the same group are kept on one page. */
  readonly group?: string | undefined;
  /** The same for columns that have no heading in common. */
  readonly together?: string | undefined;
}

const POINTS_PER_CHARACTER = 5.25;
const PAGE_POINTS = { width: 784, height: 516 };
/** The share of the page that is used, since other fonts make columns a little wider. */
const SAFE_SHARE = 0.94;
/** The smallest scale that is legible: text of ten points is printed with seven. */
const MIN_PERCENT = 70;
const STEP_PERCENT = 5;
/** A table is not made smaller than this for a long line above it. */
const TEXT_MIN_PERCENT = 85;

const widthOf = (columns: readonly PrintedColumn[]) =>
  columns.reduce((sum, one) => sum + one.width, 0);

/**
 * Divides columns among pages: one page when that is legible; otherwise blocks, with the first `repeated`
 * columns on every page, at the largest scale that needs no more pages than the smallest one.
 *
 * @param text Width in characters of the longest line above the table
 */
export function pageBlocks(
  columns: readonly PrintedColumn[],
  repeated: number,
  text = 0,
): PageBlocks {
  const percentFor = (width: number) => Math.min(100, Math.floor(charactersPerPage(1) / width));
  const fittingPercent = percentFor(widthOf(columns));
  if (fittingPercent >= MIN_PERCENT) {
    const withText = Math.max(percentFor(text), TEXT_MIN_PERCENT);
    return {
      scalePercent: Math.min(fittingPercent, withText),
      blocks: [[1, columns.length]],
    };
  }
  let best = startsAt(MIN_PERCENT, columns, repeated);
  let scalePercent = MIN_PERCENT;
  for (let percent = MIN_PERCENT + STEP_PERCENT; percent <= 100; percent += STEP_PERCENT) {
    const starts = startsAt(percent, columns, repeated);
    if (starts.length > best.length) break;
    best = starts;
    scalePercent = percent;
  }
  const blocks = best.map(
    (first, at) => [first, (best[at + 1] ?? columns.length + 1) - 1] as const,
  );
  return { scalePercent, blocks };
}

/** The width in characters of a column that nobody has set. */
const EMPTY_WIDTH = 9;

/**
 * The last column of a page that shows the table and, above it, text of this width: columns beyond
 * the table are added, since what lies over none of the printed columns is not printed.
 *
 * @param text Width in characters of the longest line above the table
 * @returns A column from 1; the text is cut only where it is wider than the page
 */
export function lastColumnUnder(
  text: number,
  columns: readonly PrintedColumn[],
  percent: number,
): number {
  const table = widthOf(columns);
  const missing = Math.max(0, Math.ceil((text - table) / EMPTY_WIDTH));
  const room = Math.max(0, Math.floor((charactersPerPage(percent) - table) / EMPTY_WIDTH));
  return columns.length + Math.min(missing, room);
}

/** The height in points of the rows that fit on a page at this scale. */
export const pageHeight = (percent: number) => (PAGE_POINTS.height * 100) / percent;

/** The width in characters of the columns that fit on a page at this scale. */
const charactersPerPage = (percent: number) =>
  (PAGE_POINTS.width * SAFE_SHARE * 100) / percent / POINTS_PER_CHARACTER;

/** The first column of each page, from 1. */
function startsAt(percent: number, columns: readonly PrintedColumn[], repeated: number): number[] {
  const repeatedWidth = widthOf(columns.slice(0, repeated));
  const available = charactersPerPage(percent) - repeatedWidth;
  const starts = [1];
  let used = 0;
  const others = columns
    .slice(repeated)
    .map(({ width, group, together = group }) => ({ width, group: together }));
  // Columns of one group are kept together.
  for (const { from, to } of columnGroups(others)) {
    const width = widthOf(others.slice(from, to));
    if (used > 0 && used + width > available) {
      starts.push(repeated + from + 1);
      used = 0;
    }
    used += width;
  }
  return starts;
}
