import { type Period, periodOf, quarterName } from '@lqc/contracts';
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

/** The calendar quarter that most of them are, of equally many the first; null where none is one. */
export function mostFrequentPeriod(periods: Iterable<Period | null>): Period | null {
  const counts = new Map<string, { readonly period: Period; count: number }>();
  for (const period of periods) {
    if (!period) continue;
    const one = counts.get(quarterName(period)) ?? { period, count: 0 };
    one.count += 1;
    counts.set(quarterName(period), one);
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most?.period ?? null;
}
