import { type ExpectationsResponse, periodOf, quartersBetween } from '@lqc/contracts';
import { byCompany } from '@lqc/survey';
import type { CompanyScore } from '../changes/company-score.js';
import { companyScores } from '../changes/company-scores.js';
import { companyOrientation } from '../orientation.js';
import type { Quarter } from '../quarter.js';
import { expectationFigures } from './expectation-outcome.js';
import { EXPECTATION_PAIRS, type ExpectationPair } from './expectation-pairs.js';

/**
 * What companies expected in one quarter beside what they reported in a later one, for each of the
 * five questions that look forward, whatever lies between the two quarters.
 */
export function sessionExpectations(now: Quarter, before: Quarter): ExpectationsResponse {
  const [earlier, later] = [periodOf(before.source.label), periodOf(now.source.label)];
  return {
    horizon: earlier && later ? quartersBetween(earlier, later) : null,
    pairs: EXPECTATION_PAIRS.map((pair) => {
      const expected = companyScores(before, pair.expectation);
      const { matrix, ...figures } = expectationFigures(expected, outcomesOf(pair, now));
      const { expectation, outcome } = pair;
      return { expectation, outcome, ...figures, matrix: matrix.map((row) => [...row]) };
    }),
  };
}

/** A pair's outcomes; a company that only exports tells them by its exports. */
function outcomesOf(
  { outcome, outcomeOfExporters }: ExpectationPair,
  now: Quarter,
): CompanyScore[] {
  const outcomes = companyScores(now, outcome);
  if (!outcomeOfExporters) return outcomes;
  const onlyExports = new Set(
    [...byCompany(now.survey.contacts)]
      .filter(([, interviews]) => companyOrientation(interviews) === 'export')
      .map(([company]) => company),
  );
  return [
    ...outcomes.filter(({ company }) => !onlyExports.has(company)),
    ...companyScores(now, outcomeOfExporters).filter(({ company }) => onlyExports.has(company)),
  ];
}
