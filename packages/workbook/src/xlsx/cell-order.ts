import type { Cell } from '../cell.js';

/** Cells sorted row by row. When a file has two cells at one position, the later one counts. */
export function sortedByPosition(cells: readonly Cell[]): readonly Cell[] {
  if (cells.every((cell, i) => i === 0 || comparePositions(cells[i - 1]!, cell) < 0)) return cells;
  const sorted = cells.toSorted(comparePositions);
  return sorted.filter((cell, i) => {
    const next = sorted[i + 1];
    return next === undefined || comparePositions(cell, next) !== 0;
  });
}

function comparePositions(a: Cell, b: Cell): number {
  return a.row - b.row || a.column - b.column;
}
