import { type Period, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';

const PERIOD_LABEL = normaliseLabel('Periode');

/** The calendar quarter that a sheet's row `Periode` names; null where it names none. */
export function namedPeriod({ cells }: Sheet): Period | null {
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  const answer =
    label && cells.find(({ row, column }) => row === label.row && column === label.column + 1);
  return periodOf(cellText(answer?.value) ?? '');
}
