/** How a table lies on pages of A4, landscape. */
export interface PageBlocks {
  readonly scalePercent: number;
  /** The columns of each page, from 1. */
  readonly blocks: readonly (readonly [first: number, last: number])[];
}

/** A column as printing sees it. */
export interface PrintedColumn {
  /** In characters. */
  readonly width: number;
  /** Neighbours of one group stay on one page. */
  readonly group?: string | undefined;
}

const POINTS_PER_CHARACTER = 5.25;
const PAGE_POINTS = { width: 784, height: 516 };
/** Other fonts make columns a little wider. */
const SAFE_SHARE = 0.94;
/** Nothing is printed smaller: ten points become six. */
const LEAST_PERCENT = 60;
const STEP_PERCENT = 5;

/**
 * Lays columns on pages: all on one where that is legible, else in blocks with the first `repeated`
 * columns on each page, on as few pages as the least scale allows and then as large as fits those.
 */
export function pageBlocks(columns: readonly PrintedColumn[], repeated: number): PageBlocks {
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  const fitting = Math.min(100, Math.floor(roomAt(1) / width));
  if (fitting >= LEAST_PERCENT) return { scalePercent: fitting, blocks: [[1, columns.length]] };
  let best = startsAt(LEAST_PERCENT, columns, repeated);
  let scalePercent = LEAST_PERCENT;
  for (let percent = LEAST_PERCENT + STEP_PERCENT; percent <= 100; percent += STEP_PERCENT) {
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

/** The height in points that a page has for rows at this scale. */
export const pageHeight = (percent: number) => (PAGE_POINTS.height * 100) / percent;

/** In characters. */
const roomAt = (percent: number) =>
  (PAGE_POINTS.width * SAFE_SHARE * 100) / percent / POINTS_PER_CHARACTER;

/** The first column of each page, from 1. */
function startsAt(percent: number, columns: readonly PrintedColumn[], repeated: number): number[] {
  const repeatedWidth = columns.slice(0, repeated).reduce((sum, one) => sum + one.width, 0);
  const room = roomAt(percent) - repeatedWidth;
  const starts = [1];
  let used = 0;
  for (const { first, width } of unitsOf(columns, repeated)) {
    if (used > 0 && used + width > room) {
      starts.push(first + 1);
      used = 0;
    }
    used += width;
  }
  return starts;
}

/** Columns that stay together, with the position (from 0) of the first of them. */
function unitsOf(columns: readonly PrintedColumn[], repeated: number) {
  const units: { first: number; width: number; group: string | undefined }[] = [];
  columns.slice(repeated).forEach(({ width, group }, at) => {
    const last = units.at(-1);
    if (last && group !== undefined && last.group === group) last.width += width;
    else units.push({ first: repeated + at, width, group });
  });
  return units;
}
