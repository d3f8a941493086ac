import type { Disclosure } from '@lqc/analysis';
import type { IndicatorFigure } from '@lqc/contracts';
import type { DocumentCell } from '../report-document.js';

export const words = (value: string | null): DocumentCell => ({ value });

export const disclosedCell = (
  value: string | number | null,
  disclosure: Disclosure,
): DocumentCell => ({
  value,
  disclosure,
});

/** n and average of a figure, which stand and fall together. */
export const figureCells = (
  { n, average }: Pick<IndicatorFigure, 'n' | 'average'>,
  disclosure: Disclosure,
): DocumentCell[] => [disclosedCell(n, disclosure), disclosedCell(average, disclosure)];

/** n as a chart writes it: with a star where few answered, a dash where it is held back. */
export function nBeside(n: number, disclosure: Disclosure): string {
  if (disclosure === 'withheld') return '–';
  return disclosure === 'few' && n > 0 ? `${n}*` : String(n);
}
