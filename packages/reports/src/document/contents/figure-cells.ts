import type { AnswersDisclosure, Disclosure } from '@lqc/analysis';
import type { IndicatorFigure } from '@lqc/contracts';
import { shownAverage } from '../../shown-average.js';
import type { DocumentCell } from '../report-document.js';

export const words = (value: string | null): DocumentCell => ({ value });

export const disclosedCell = (
  value: string | number | null,
  disclosure: Disclosure,
): DocumentCell => ({
  value,
  disclosure,
});

/** n and average of a figure. */
export const figureCells = (
  { n, average }: Pick<IndicatorFigure, 'n' | 'average'>,
  told: AnswersDisclosure,
): DocumentCell[] => {
  const shown = shownAverage(average, told);
  return [disclosedCell(n, told.n), disclosedCell(shown.value, shown.disclosure)];
};

/** n as a chart writes it: with a star where few answered, a dash where it is held back. */
export function nBeside(n: number, disclosure: Disclosure): string {
  if (disclosure === 'withheld') return '–';
  return disclosure === 'few' && n > 0 ? `${n}*` : String(n);
}
