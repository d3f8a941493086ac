import { averageValues, indicatorFigures } from '@lqc/analysis';
import type { QuarterFigures, QuarterSource } from '@lqc/contracts';
import {
  type CompanyRegister,
  matchCompanies,
  qualityReport,
  type Survey,
  type SurveyFindings,
} from '@lqc/survey';

export interface LoadedQuarter {
  readonly survey: Survey;
  readonly findings: SurveyFindings;
  readonly source: QuarterSource;
}

/** One quarter's figures as a session answers them. */
export function quarterFigures(
  { survey, findings, source }: LoadedQuarter,
  register: CompanyRegister | null,
): QuarterFigures {
  const indicators = indicatorFigures(survey);
  return {
    source,
    contacts: findings.sheets_read,
    companies: findings.companies,
    avg_values: averageValues(indicators),
    indicators,
    quality: qualityReport(findings, register && matchCompanies(survey, register)),
  };
}
