import type { ExpectationPair, IndicatorKey } from '@lqc/contracts';
import type { CompanyScore } from '@lqc/statistics';
import { byCompany } from '@lqc/survey';
import { companyScores } from '../changes/company-scores.js';
import { companyOrientation } from '../orientation.js';
import type { Quarter } from '../quarter.js';

/** Which question reports a company's outcome: that about exports for a company that only exports. */
export function outcomeOf(
  { outcome, outcomeOfExporters }: ExpectationPair,
  now: Quarter,
): (company: string) => IndicatorKey {
  if (!outcomeOfExporters) return () => outcome;
  const onlyExports = new Set(
    [...byCompany(now.survey.contacts)]
      .filter(([, interviews]) => companyOrientation(interviews) === 'export')
      .map(([company]) => company),
  );
  return (company) => (onlyExports.has(company) ? outcomeOfExporters : outcome);
}

/** The scores of the later quarter that report the outcomes of an expectation. */
export function outcomesOf(pair: ExpectationPair, now: Quarter): CompanyScore[] {
  const questionOf = outcomeOf(pair, now);
  return [pair.outcome, ...(pair.outcomeOfExporters ? [pair.outcomeOfExporters] : [])].flatMap(
    (question) =>
      companyScores(now, question).filter(({ company }) => questionOf(company) === question),
  );
}
