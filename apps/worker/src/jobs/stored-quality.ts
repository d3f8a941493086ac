import {
  notesOfOthers,
  otherQuarter,
  type Period,
  type QualityReport,
  visitsFarFrom,
} from '@lqc/contracts';
import { type CompanyRegister, matchSurvey, type SurveyReading } from '@lqc/survey';

/** What a stored quarter's file is called, and the calendar quarter that it is stored as. */
interface StoredAs {
  readonly fileName: string;
  readonly period: Period | null;
}

/** The data-quality report of a quarter's file: what was read, matched, and held against the stored quarter. */
export function storedQuality(
  reading: SurveyReading,
  register: CompanyRegister | null,
  { fileName, period }: StoredAs,
): QualityReport {
  const { period: notes = null, periods } = reading.findings;
  const quarter = period ?? notes;
  const visits = reading.survey.contacts.map(({ sheet, details }) => ({
    sheet,
    day: details?.visitedOn,
  }));
  const other = otherQuarter(period, { notes, fileName });
  return {
    ...matchSurvey(reading, register).quality,
    ...(other && { other_quarter: other }),
    ...(periods && { other_periods: notesOfOthers(periods, quarter) }),
    far_visits: visitsFarFrom(quarter, visits),
  };
}
