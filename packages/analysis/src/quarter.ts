import type { IndicatorFigure, QuarterSource } from '@lqc/contracts';
import {
  type CompanyRegister,
  type MatchedSurvey,
  matchSurvey,
  type SurveyReading,
} from '@lqc/survey';
import { indicatorFigures } from './indicator-figures.js';

/** One quarter of a session: what was said, whose companies said it, and the averages of both. */
export interface Quarter extends MatchedSurvey {
  /** What staff call it: its file's label, or what whoever asks for a text or workbook typed. */
  readonly period: string;
  /** The file that it was read from. */
  readonly source: QuarterSource;
  /** Ids of the contacts' rows by their position in the workbook; none before they are stored. */
  readonly contactIds: ReadonlyMap<number, string>;
  /** The figures of all 17 indicators over every contact. */
  readonly indicators: readonly IndicatorFigure[];
}

/** A session's three quarters; the one of last year is often missing, the current one until loaded. */
export interface Quarters {
  readonly now: Quarter | null;
  readonly before: Quarter | null;
  readonly last_year: Quarter | null;
}

/** What a quarter is made of. */
export interface QuarterParts extends SurveyReading {
  readonly source: QuarterSource;
  readonly contactIds?: ReadonlyMap<number, string>;
}

/** Makes a quarter: matches its companies and averages its scores, once for whatever needs them. */
export function makeQuarter(
  { source, contactIds = new Map(), ...reading }: QuarterParts,
  register: CompanyRegister | null,
): Quarter {
  return {
    ...matchSurvey(reading, register),
    period: source.label,
    source,
    contactIds,
    indicators: indicatorFigures(reading.survey),
  };
}

/** The same quarter beside another register. */
export function rematched(quarter: Quarter, register: CompanyRegister | null): Quarter {
  const { survey, quality: findings } = quarter;
  return { ...quarter, ...matchSurvey({ survey, findings }, register) };
}
