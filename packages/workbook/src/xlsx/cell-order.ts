import type { Cell } from '../cell.js';

/** Cells row by row, whatever order they were written in; of two at one place the later counts. */
export function inOrder(cells: readonly Cell[]): readonly Cell[] {
  if (cells.every((cell, i) => i === 0 || comparePlaces(cells[i - 1]!, cell) < 0)) return cells;
  const sorted = cells.toSorted(comparePlaces);
  return sorted.filter((cell, i) => {
    const next = sorted[i + 1];
    return next === undefined || comparePlaces(cell, next) !== 0;
  });
}

function comparePlaces(a: Cell, b: Cell): number {
  return a.row - b.row || a.column - b.column;
}
