import type { IndicatorKey } from '@lqc/contracts';
import type { CompanyScore } from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { scoreOf } from '../score-pairs.js';

/** The valid scores of a quarter for an indicator, in the workbook's order, each with its company. */
export function companyScores(
  { survey, matching }: Pick<Quarter, 'survey' | 'matching'>,
  indicator: IndicatorKey,
): CompanyScore[] {
  return survey.contacts.flatMap((contact): CompanyScore[] => {
    const score = scoreOf(contact, indicator);
    if (score === null) return [];
    const { companyKey: company, name } = contact;
    return [{ company, name, score, sector: matching.sectorByCompany.get(company) ?? null }];
  });
}
