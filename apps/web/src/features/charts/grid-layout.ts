import { wrapped } from '@lqc/phrases';
import { LETTER } from './text-lines';

export interface GridRow {
  readonly id: string;
  readonly label: string;
}

export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** A small figure below the heading, such as its n. */
  readonly below?: string;
  readonly isLatest?: boolean;
  /** Something between it and the column before is missing. */
  readonly isAfterGap?: boolean;
}

/** Where everything of a grid stands, in px from its left and upper edge. */
export interface GridLayout {
  /** May be more than there is room for, since cells have a least width. */
  readonly width: number;
  /** How wide the names of rows are, and how far from the edge they begin. */
  readonly namesWidth: number;
  readonly indent: number;
  readonly cellWidth: number;
  /** Whether a heading stands upright, since headings are wider than their columns. */
  readonly isUpright: (heading: string) => boolean;
  readonly headingHeight: number;
  /** The upper edge of the first row and the lower one of the last. */
  readonly top: number;
  readonly bottom: number;
  /** The left edge of a column. */
  readonly x: (column: number) => number;
  readonly rows: readonly GridRowLayout[];
}

interface GridRowLayout {
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
  readonly middle: number;
}

/** From one line of a name to the next. */
export const NAME_LINE = 13;
/** Headings are short words and numerals, which are narrower. */
const HEADING_LETTER = 6;
const NUMERAL_LETTERS = 3;
const ROW = 29;
const CELL = { least: 20, most: 56 } as const;
const NAMES = { most: 196, share: 0.32 } as const;

/**
 * The layout of a grid without its legend. A name of more than two lines makes its row higher. Where a
 * heading is wider than its column they stand upright, but for numerals.
 *
 * @param width - that there is room for, in px
 * @param indent - before the names of rows, in px
 */
export function gridLayout(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  width: number,
  indent: number,
): GridLayout {
  const longestName = Math.max(...rows.map(({ label }) => label.length), 8);
  // Also what the widest cells leave.
  const room = Math.max(width * NAMES.share, width - columns.length * CELL.most);
  const namesWidth = Math.min(NAMES.most, room, longestName * LETTER + 12);
  const cellWidth = Math.min(
    CELL.most,
    Math.max(CELL.least, (width - namesWidth) / columns.length),
  );
  const isTight = columns.some(({ label }) => label.length * HEADING_LETTER > cellWidth - 1);
  const isUpright = (heading: string) => isTight && heading.length > NUMERAL_LETTERS;
  const upright = columns.map(({ label }) => label).filter(isUpright);
  const headingHeight = Math.max(20, ...upright.map(({ length }) => length * LETTER + 8));
  const top = headingHeight + (columns.some(({ below }) => below) ? 20 : 4);
  const placed = rowsBelow(
    top,
    rows.map(({ label }) => wrapped(label, (line) => line.length * LETTER <= namesWidth - indent)),
  );
  const last = placed.at(-1);
  return {
    width: Math.max(width, namesWidth + cellWidth * columns.length),
    namesWidth,
    indent,
    cellWidth,
    isUpright,
    headingHeight,
    top,
    bottom: last ? last.top + last.height : top,
    x: (column) => namesWidth + column * cellWidth,
    rows: placed,
  };
}

/** Rows from here downwards, each as high as the lines of its name. */
function rowsBelow(top: number, names: readonly (readonly string[])[]): GridRowLayout[] {
  let below = top;
  return names.map((lines) => {
    const height = Math.max(ROW, lines.length * NAME_LINE + 4);
    const row = { lines, top: below, height, middle: below + height / 2 };
    below += height;
    return row;
  });
}
