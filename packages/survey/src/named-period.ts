import { NOTE_LABELS, type NotedPeriod, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { answerColumn } from './asked-rows.js';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';

const PERIOD_LABEL = normaliseLabel(NOTE_LABELS.quarter);

/** The calendar quarter that a sheet's row `Periode` names; empty where it names none. */
export function notedPeriod(sheet: Sheet): NotedPeriod[] {
  const { name, cells } = sheet;
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  if (!label) return [];
  const answers = answerColumn(sheet, label);
  const answer = cells.find(({ row, column }) => row === label.row && column === answers);
  const period = periodOf(cellText(answer?.value) ?? '');
  return period ? [{ sheet: name, period }] : [];
}
