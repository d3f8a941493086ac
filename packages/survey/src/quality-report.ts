import type { QualityReport } from '@lqc/contracts';
import type { CompanyMatching } from './match-companies.js';
import type { SurveyFindings } from './survey.js';

/** The whole data-quality report; without a company database nothing is matched yet. */
export function qualityReport(
  findings: SurveyFindings,
  matching: CompanyMatching | null,
): QualityReport {
  return {
    ...findings,
    matched_companies: matching?.sectorByCompany.size ?? null,
    unmatched_companies: [...(matching?.unmatched ?? [])],
    confirmed_companies: [...(matching?.confirmed ?? [])],
  };
}
