import {
  calendarQuarter,
  type IndicatorFigure,
  type Period,
  type QuarterSource,
} from '@lqc/contracts';
import {
  type CompanyRegister,
  type MatchedSurvey,
  matchSurvey,
  type SurveyReading,
} from '@lqc/survey';
import { indicatorFigures } from './indicator-figures.js';
import type { Releasing } from './releasing/released-answers.js';

/** One quarter of a session: its survey, the companies matched with the register, and its figures. */
export interface Quarter extends MatchedSurvey {
  /** Its name for staff: the label of its file, or what was typed when asking for a text or workbook. */
  readonly period: string;
  /** The calendar quarter, which no typed name changes; null where nothing tells it. */
  readonly calendar: Period | null;
  /** The file that it was read from. */
  readonly source: QuarterSource;
  /** Database ids of the contacts by their position in the workbook; empty before they are stored. */
  readonly contactIds: ReadonlyMap<number, string>;
  /** The figures of all 17 indicators over every contact. */
  readonly indicators: readonly IndicatorFigure[];
  /** What was released of this quarter before; absent where releases play no part. */
  readonly releasing?: Releasing | undefined;
}

/** A session's three quarters. Last year's is often missing, and the current one until it is loaded. */
export interface Quarters {
  readonly now: Quarter | null;
  readonly before: Quarter | null;
  readonly last_year: Quarter | null;
}

/** What a quarter is made from. */
export interface QuarterParts extends SurveyReading {
  readonly source: QuarterSource;
  /** The calendar quarter that its stored file has, as people may have set it. */
  readonly calendar?: Period | null;
  readonly contactIds?: ReadonlyMap<number, string>;
}

/** Makes a quarter: matches its companies with the register and computes its figures, once for all uses. */
export function makeQuarter(
  { source, calendar = null, contactIds = new Map(), ...reading }: QuarterParts,
  register: CompanyRegister | null,
): Quarter {
  return {
    ...matchSurvey(reading, register),
    period: source.label,
    calendar:
      calendar ??
      calendarQuarter({
        label: source.label,
        fileName: source.file_name,
        period: reading.findings.period ?? null,
        visitedOn: reading.survey.contacts.map(({ details }) => details?.visitedOn ?? null),
      }),
    source,
    contactIds,
    indicators: indicatorFigures(reading.survey),
  };
}

/** The same quarter with its companies matched with another register. */
export function rematched(quarter: Quarter, register: CompanyRegister | null): Quarter {
  const { survey, quality: findings } = quarter;
  return { ...quarter, ...matchSurvey({ survey, findings }, register) };
}
