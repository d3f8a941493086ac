/** An error that Excel shows in a cell instead of a value, such as `#N/A`. */
export class CellError {
  constructor(readonly code: string) {}
}

/** A date is the wall-clock time that Excel shows, held as UTC. */
export type CellValue = string | number | boolean | Date | CellError;

/** A filled cell; rows and columns count from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
}

/** The name Excel gives a cell: row 13, column 4 is `D13`. */
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
const TO_UPPER_CASE = ~0x20;

/** Row and column of a name such as `D13`, however far out; null when it is no cell's name. */
export function parseCellReference(reference: string): { row: number; column: number } | null {
  let at = reference.charCodeAt(0) === DOLLAR ? 1 : 0;
  let column = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & TO_UPPER_CASE;
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
