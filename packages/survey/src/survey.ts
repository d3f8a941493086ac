import type { IndicatorKey, QualityReport } from '@lqc/contracts';
import type { NoteDetails } from './note-details.js';

/** A quarter's interviews. */
export interface Survey {
  readonly contacts: readonly Contact[];
}

/**
 * One interview: one sheet. The same company may stand on two; `companyKey` tells: the key of the
 * contact's own name, or of the register's company that a person said it is.
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

/** What one sheet says about one indicator; indicators without any row on the sheet are absent. */
export interface Answer {
  readonly indicator: IndicatorKey;
  readonly hasLikertRow: boolean;
  /** A valid score on the office's scale; null when blank or left out of the figures. */
  readonly score: number | null;
  readonly scoreCell: string | null;
  readonly narrative: string | null;
  readonly narrativeCell: string | null;
}

/** The data-quality report before companies are matched. */
export type SurveyFindings = Omit<
  QualityReport,
  'matched_companies' | 'unmatched_companies' | 'confirmed_companies'
>;

export interface SurveyReading {
  readonly survey: Survey;
  readonly findings: SurveyFindings;
}
