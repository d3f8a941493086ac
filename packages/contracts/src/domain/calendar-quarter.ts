import {
  orderOf,
  type Period,
  periodOf,
  periodOfFileName,
  quarterName,
  quarterOfMonth,
} from './period.js';

/** What tells of which calendar quarter a workbook is. */
interface ToldQuarter {
  readonly label: string;
  readonly fileName: string;
  /** What most of its sheets give as `Periode`. */
  readonly period: Period | null;
  /** The days of the visits on them, as `2025-11-04`; null where a sheet has none. */
  readonly visitedOn: readonly (string | null)[];
}

/**
 * The calendar quarter of which a workbook tells: what its label names, else the name of its file, else what
 * most of its sheets give as `Periode`, else the days of the visits on them; null where none does.
 */
export const calendarQuarter = ({
  label,
  fileName,
  period,
  visitedOn,
}: ToldQuarter): Period | null =>
  periodOf(label) ??
  periodOfFileName(fileName) ??
  period ??
  mostFrequentPeriod(visitedOn.map(quarterOfDay));

/** The calendar quarter that most of them are, of equally many the first; null where none is one. */
export function mostFrequentPeriod(periods: Iterable<Period | null>): Period | null {
  const counts = new Map<number, { readonly period: Period; count: number }>();
  for (const period of periods) {
    if (!period) continue;
    const one = counts.get(orderOf(period)) ?? { period, count: 0 };
    one.count += 1;
    counts.set(orderOf(period), one);
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most?.period ?? null;
}

/** What a quarter is called: its label where that names it, else its calendar name. */
export const labelOfQuarter = (label: string, calendar: Period): string => {
  const named = periodOf(label);
  return named && orderOf(named) === orderOf(calendar) ? label : quarterName(calendar);
};

/** The calendar quarter of a day, as `2025-11-04`. */
export function quarterOfDay(day: string | null): Period | null {
  const [year, month] = day?.split('-').map(Number) ?? [];
  return year && month ? { year, quarter: quarterOfMonth(month) } : null;
}
