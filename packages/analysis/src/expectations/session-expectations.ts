import { type ExpectationsResponse, periodOf, quartersBetween } from '@lqc/contracts';
import { EXPECTATION_PAIRS, expectationFigures } from '@lqc/statistics';
import { companyScores } from '../changes/company-scores.js';
import type { Quarter } from '../quarter.js';
import { outcomesOf } from './outcomes.js';

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
