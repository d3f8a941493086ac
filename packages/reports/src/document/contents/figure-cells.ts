import type { Standing } from '@lqc/analysis';
import type { IndicatorFigure } from '@lqc/contracts';
import type { DocumentCell } from '../report-document.js';

export const words = (value: string | null): DocumentCell => ({ value });

export const standingCell = (value: string | number | null, standing: Standing): DocumentCell => ({
  value,
  standing,
});

/** n and average of a figure, which stand and fall together. */
export const figureCells = (
  { n, average }: Pick<IndicatorFigure, 'n' | 'average'>,
  standing: Standing,
): DocumentCell[] => [standingCell(n, standing), standingCell(average, standing)];

/** n as a chart writes it: with a star where few answered, a dash where it is held back. */
export function nBeside(n: number, standing: Standing): string {
  if (standing === 'withheld') return '–';
  return standing === 'few' && n > 0 ? `${n}*` : String(n);
}
