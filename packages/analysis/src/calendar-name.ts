import { type Period, quarterName, type QuarterSource } from '@lqc/contracts';

/** The name of a quarter that is the same for all its files, whatever these or people call it. */
export const calendarName = ({
  calendar,
  source,
}: {
  readonly calendar: Period | null;
  readonly source: QuarterSource;
}): string => (calendar ? quarterName(calendar) : source.label);
