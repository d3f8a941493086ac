import type { QualityReport } from '@lqc/contracts';
import type { CompanyRegister } from './company-register.js';
import { type CompanyMatching, matchCompanies, NO_MATCHING } from './match-companies.js';
import type { Survey, SurveyReading } from './survey.js';

/** A quarter's interviews and what the register knows of their companies. */
export interface MatchedSurvey {
  readonly survey: Survey;
  readonly matching: CompanyMatching;
  /** What reading and matching found; nothing that a figure leaves out is missing here. */
  readonly quality: QualityReport;
}

/**
 * Looks a survey's companies up in the register, with what people have confirmed. Without a
 * register nothing is matched yet, which the report tells apart from "none matches".
 */
export function matchSurvey(
  { survey, findings }: SurveyReading,
  register: CompanyRegister | null,
): MatchedSurvey {
  const matching = register ? matchCompanies(survey, register) : NO_MATCHING;
  const quality = {
    ...findings,
    matched_companies: register && matching.sectorByCompany.size,
    unmatched_companies: [...matching.unmatched],
    confirmed_companies: [...matching.confirmed],
  };
  return { survey, matching, quality };
}
