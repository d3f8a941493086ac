import { type ExpectationPair, type IndicatorKey, quartersBetween } from '@lqc/contracts';
import { type CompanyScore, outcomeQuestion } from '@lqc/statistics';
import { byCompany } from '@lqc/survey';
import { companyScores } from '../changes/company-scores.js';
import type { Quarter } from '../quarter.js';

/**
 * What companies expected of a later quarter; nothing where that is the same quarter or an earlier one, which
 * no answer is about.
 */
export function expectedOf(
  now: Quarter,
  before: Quarter,
  expectation: IndicatorKey,
): CompanyScore[] {
  const [earlier, later] = [before.calendar, now.calendar];
  const isLater = !earlier || !later || quartersBetween(earlier, later) > 0;
  return isLater ? companyScores(before, expectation) : [];
}

/** Which question reports a company's outcome in the later quarter. */
export function outcomeOf(pair: ExpectationPair, now: Quarter): (company: string) => IndicatorKey {
  const companies = byCompany(now.survey.contacts);
  return (company) => outcomeQuestion(pair, companies.get(company) ?? []);
}

/** The scores of the later quarter that report the outcomes of an expectation. */
export function outcomesOf(pair: ExpectationPair, now: Quarter): CompanyScore[] {
  const questionOf = outcomeOf(pair, now);
  return [pair.outcome, ...(pair.outcomeOfExporters ? [pair.outcomeOfExporters] : [])].flatMap(
    (question) =>
      companyScores(now, question).filter(({ company }) => questionOf(company) === question),
  );
}
