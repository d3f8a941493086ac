import { type Period, periodOf, quarterName, type QuarterSource } from '@lqc/contracts';
import type { Survey } from '@lqc/survey';

/**
 * The calendar quarter of which a workbook tells: what its label names, else the name of its file, else the
 * days on its sheets; null where none does.
 */
export function calendarQuarter(
  { label, file_name: fileName }: QuarterSource,
  survey: Survey,
): Period | null {
  return periodOf(label) ?? periodOf(fileName.replace(/\.\w+$/, '')) ?? visitedIn(survey);
}

/** The name of a quarter that is the same for all its files, whatever these or people call it. */
export const calendarName = ({
  calendar,
  source,
}: {
  readonly calendar: Period | null;
  readonly source: QuarterSource;
}): string => (calendar ? quarterName(calendar) : source.label);

/** The calendar quarter in which most of its contacts were visited; null where no sheet has a day. */
function visitedIn({ contacts }: Survey): Period | null {
  const counts = new Map<string, { readonly period: Period; count: number }>();
  for (const { details } of contacts) {
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
