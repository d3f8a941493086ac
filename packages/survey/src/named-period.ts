import { NOTE_LABELS, type NotedPeriod, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';

const PERIOD_LABEL = normaliseLabel(NOTE_LABELS.quarter);

/** The calendar quarter that a sheet's row `Periode` names; empty where it names none. */
export function notedPeriod({ name, cells }: Sheet): NotedPeriod[] {
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  const answer =
    label && cells.find(({ row, column }) => row === label.row && column === label.column + 1);
  const period = periodOf(cellText(answer?.value) ?? '');
  return period ? [{ sheet: name, period }] : [];
}
