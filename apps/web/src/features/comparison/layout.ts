/** Height of the axis above the rows, in pixels. */
export const TOP = 22;
export const HEADING = 28;
/** From this width on, names and figures fit beside the plot; below, they are stacked. */
const WIDE = 640;
const WITH_WORDS = 860;

/** Horizontal positions of the parts of a row, in pixels. */
export interface RowLayout {
  readonly isWide: boolean;
  readonly hasWords: boolean;
  readonly row: number;
  /** Left and right end of the axis. */
  readonly plot: [number, number];
  /** Right ends of the columns of figures. */
  readonly averages: number;
  readonly change: number;
  readonly n: number;
  /** Left end of the words. */
  readonly words: number;
}

/** The positions of the parts of a row in a chart of this width, whose letters take so many times their usual room. */
export function layoutOf(width: number, stretch = 1): RowLayout {
  if (width < WIDE * stretch) {
    return {
      isWide: false,
      hasWords: true,
      row: 83,
      plot: [12, Math.max(width - 12, 60)],
      averages: width - 4,
      change: width - 4,
      n: width - 4,
      words: 4,
    };
  }
  const hasWords = width >= WITH_WORDS * stretch;
  const right = hasWords ? width - 232 * stretch : width - 4;
  return {
    isWide: true,
    hasWords,
    row: 30,
    plot: [204 * stretch, right - 248 * stretch],
    averages: right - 138 * stretch,
    change: right - 66 * stretch,
    n: right,
    words: right + 12,
  };
}
