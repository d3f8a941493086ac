import { type Period, periodOfSource, quarterName, type QuarterSource } from '@lqc/contracts';
import { mostFrequentPeriod, type Survey, type SurveyReading } from '@lqc/survey';

/**
 * The calendar quarter of which a workbook tells: what its label names, else the name of its file, else what
 * most of its sheets give as `Periode`, else the days of the visits on them; null where none does.
 */
export function calendarQuarter(
  source: QuarterSource,
  { survey, findings }: SurveyReading,
): Period | null {
  return periodOfSource(source) ?? findings.period ?? visitedIn(survey);
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
  return mostFrequentPeriod(
    contacts.map(({ details }) => {
      const [year, month] = details?.visitedOn?.split('-').map(Number) ?? [];
      return year && month ? { year, quarter: Math.ceil(month / 3) } : null;
    }),
  );
}
