import { type Period, periodOf, quarterName, type QuarterRole } from '@lqc/contracts';
import type { Quarter, Quarters } from './quarter.js';

/**
 * The quarters of a session under their calendar names, so that a text may call them by these. The plain
 * upload routes label a file by its part in the session alone ("Periode Tahun Lalu"): its name then says
 * the quarter, else the days on its sheets; last year's is else a year before the current one. What a
 * label or a person names stays as it is, and what nothing names keeps its label.
 */
export function nameQuarters(quarters: Quarters): Quarters {
  const now = named(quarters.now);
  const thisTime = now && periodOf(now.period);
  const yearBefore = thisTime && { ...thisTime, year: thisTime.year - 1 };
  return {
    now,
    before: named(quarters.before),
    last_year: named(quarters.last_year, yearBefore),
  } satisfies Record<QuarterRole, Quarter | null>;
}

function named(quarter: Quarter | null, otherwise: Period | null = null): Quarter | null {
  if (!quarter || periodOf(quarter.period)) return quarter;
  const { file_name: fileName } = quarter.source;
  const period = periodOf(fileName.replace(/\.\w+$/, '')) ?? visitedIn(quarter) ?? otherwise;
  return period ? { ...quarter, period: quarterName(period) } : quarter;
}

/** The calendar quarter in which most of its contacts were visited; null where no sheet has a day. */
function visitedIn({ survey }: Quarter): Period | null {
  const counts = new Map<string, { readonly period: Period; count: number }>();
  for (const { details } of survey.contacts) {
    const [year, month] = details?.visitedOn?.split('-').map(Number) ?? [];
    if (year === undefined || month === undefined) continue;
    const period = { year, quarter: Math.ceil(month / 3) };
    const one = counts.get(quarterName(period)) ?? { period, count: 0 };
    one.count += 1;
    counts.set(quarterName(period), one);
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most?.period ?? null;
}
