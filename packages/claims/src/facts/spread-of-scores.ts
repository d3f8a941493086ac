import type { FactAddress, FactTable } from './fact-table.js';

/**
 * How far single scores lie from their average: the standard deviation, worked out from the average's
 * standard error. Null where too few answered.
 */
export function spreadOfScores(table: FactTable, of: Omit<FactAddress, 'measure'>): number | null {
  const average = table.find({ measure: 'average', ...of });
  return average && average.se !== null ? average.se * Math.sqrt(average.n) : null;
}
