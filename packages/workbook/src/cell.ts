/** An error that Excel shows in a cell instead of a value, such as `#N/A`. */
export class CellError {
  constructor(readonly code: string) {}
}

/** Stands for the value of a formula that no program calculated before the file was stored. */
export const NOT_CALCULATED = new CellError('=');

/** A cell's value. A `Date` holds the local date and time that Excel shows as if they were UTC. */
export type CellValue = string | number | boolean | Date | CellError;

/** A filled cell; rows and columns count from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  /** Present where Excel shows the number as a percentage: 0.05 as `5%`. */
  readonly isPercent?: true;
}

/** A cell's A1 reference: row 13, column 4 is `D13`. Both count from 1. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

/** The letters of a column, counted from 1: `A`, …, `Z`, `AA`. */
export function columnLetters(column: number): string {
  if (column <= 26) return String.fromCharCode(64 + column);
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

const [A, Z, ZERO, NINE, DOLLAR] = [0x41, 0x5a, 0x30, 0x39, 0x24];
const UPPER_CASE_MASK = ~0x20;

/**
 * Row and column, from 1, of an A1 reference such as `D13` or `$D$13`; null when the text is not one.
 * References beyond the limits of Excel are not refused here.
 */
export function parseCellReference(reference: string): { row: number; column: number } | null {
  let at = reference.charCodeAt(0) === DOLLAR ? 1 : 0;
  let column = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & UPPER_CASE_MASK;
    if (letter < A || letter > Z) break;
    column = column * 26 + letter - A + 1;
  }
  if (reference.charCodeAt(at) === DOLLAR) at += 1;
  let row = 0;
  for (; at < reference.length; at += 1) {
    const digit = reference.charCodeAt(at);
    if (digit < ZERO || digit > NINE) return null;
    row = row * 10 + digit - ZERO;
  }
  return column > 0 && row > 0 ? { row, column } : null;
}
