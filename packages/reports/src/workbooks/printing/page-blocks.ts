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
}

const POINTS_PER_CHARACTER = 5.25;
const PAGE_POINTS = { width: 784, height: 516 };
/** The share of the page that is used, since other fonts make columns a little wider. */
const SAFE_SHARE = 0.94;
/** The smallest scale that is legible: text of ten points is printed with six. */
const MIN_PERCENT = 60;
const STEP_PERCENT = 5;

/**
 * Divides columns among pages: one page when that is legible; otherwise blocks, with the first `repeated`
 * columns on every page, at the largest scale that needs no more pages than the smallest one.
 */
export function pageBlocks(columns: readonly PrintedColumn[], repeated: number): PageBlocks {
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  const fittingPercent = Math.min(100, Math.floor(charactersPerPage(1) / width));
  if (fittingPercent >= MIN_PERCENT)
    return { scalePercent: fittingPercent, blocks: [[1, columns.length]] };
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

/** The height in points of the rows that fit on a page at this scale. */
export const pageHeight = (percent: number) => (PAGE_POINTS.height * 100) / percent;

/** The width in characters of the columns that fit on a page at this scale. */
const charactersPerPage = (percent: number) =>
  (PAGE_POINTS.width * SAFE_SHARE * 100) / percent / POINTS_PER_CHARACTER;

/** The first column of each page, from 1. */
function startsAt(percent: number, columns: readonly PrintedColumn[], repeated: number): number[] {
  const repeatedWidth = columns.slice(0, repeated).reduce((sum, one) => sum + one.width, 0);
  const available = charactersPerPage(percent) - repeatedWidth;
  const starts = [1];
  let used = 0;
  for (const { first, width } of groupsOf(columns, repeated)) {
    if (used > 0 && used + width > available) {
      starts.push(first + 1);
      used = 0;
    }
    used += width;
  }
  return starts;
}

/** Columns that are kept together, with their total width and the index (from 0) of the first one. */
function groupsOf(columns: readonly PrintedColumn[], repeated: number) {
  const groups: { first: number; width: number; group: string | undefined }[] = [];
  columns.slice(repeated).forEach(({ width, group }, at) => {
    const last = groups.at(-1);
    if (last && group !== undefined && last.group === group) last.width += width;
    else groups.push({ first: repeated + at, width, group });
  });
  return groups;
}
