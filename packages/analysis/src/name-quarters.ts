import { type Period, periodOf, quarterName, type QuarterRole } from '@lqc/contracts';
import type { Quarter, Quarters } from './quarter.js';

/**
 * The quarters of a session under their calendar names, so that a text may call them by these. The plain
 * upload routes label a file by its part in the session alone ("Periode Tahun Lalu"); what tells no quarter
 * of last year's is a year before the current one. What a label or a person names stays as it is, and what
 * nothing names keeps its label.
 */
export function nameQuarters(quarters: Quarters): Quarters {
  const now = named(quarters.now);
  const thisTime = now && (periodOf(now.period) ?? now.calendar);
  const yearBefore = thisTime && { ...thisTime, year: thisTime.year - 1 };
  return {
    now,
    before: named(quarters.before),
    last_year: named(quarters.last_year, yearBefore),
  } satisfies Record<QuarterRole, Quarter | null>;
}

function named(quarter: Quarter | null, otherwise: Period | null = null): Quarter | null {
  const calendar = quarter?.calendar ?? otherwise;
  if (!quarter || !calendar) return quarter;
  const period = periodOf(quarter.period) ? quarter.period : quarterName(calendar);
  return { ...quarter, calendar, period };
}
