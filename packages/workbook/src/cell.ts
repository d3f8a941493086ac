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
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

const REFERENCE = /^\$?([A-Za-z]{1,10})\$?([0-9]{1,15})$/;

/** Row and column of a name such as `D13`, however far out; null when it is no cell's name. */
export function parseCellReference(reference: string): { row: number; column: number } | null {
  const match = REFERENCE.exec(reference);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1]!.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]), column };
}
