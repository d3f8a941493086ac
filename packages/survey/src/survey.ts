import type { IndicatorKey, NotedPeriod, Period, WorkbookFindings } from '@lqc/contracts';
import type { NoteDetails } from './note-details.js';

/** A quarter's interviews. */
export interface Survey {
  readonly contacts: readonly Contact[];
}

/**
 * One interview, from one sheet. Two sheets may be of the same company, and then have the same
 * `companyKey`: the key of the contact's name, or of the company that a person confirmed it to be.
 */
export interface Contact {
  readonly name: string;
  readonly companyKey: string;
  readonly sheet: string;
  readonly position: number;
  /** Absent where only figures are needed. */
  readonly details?: NoteDetails | undefined;
  readonly answers: readonly Answer[];
}

/** One contact's answer about one indicator; indicators without a row on the sheet are absent. */
export interface Answer {
  readonly indicator: IndicatorKey;
  readonly hasLikertRow: boolean;
  /** A valid score on the scale; null when blank, or invalid and therefore left out of the figures. */
  readonly score: number | null;
  readonly scoreCell: string | null;
  readonly narrative: string | null;
  readonly narrativeCell: string | null;
}

/** The data-quality report before companies are matched. */
export interface SurveyFindings extends WorkbookFindings {
  /**
   * The calendar quarter that most notes give as `Periode`; null where none gives one, absent where an
   * earlier version read the file.
   */
  readonly period?: Period | null;
  /** What each note gives that gives one; absent where an earlier version read the file. */
  readonly periods?: readonly NotedPeriod[];
}

export interface SurveyReading {
  readonly survey: Survey;
  readonly findings: SurveyFindings;
}
