import {
  EXPECTATION_PAIRS,
  type ExpectationsResponse,
  periodOf,
  quartersBetween,
} from '@lqc/contracts';
import { expectationFigures } from '@lqc/statistics';
import { companyScores } from '../changes/company-scores.js';
import type { Quarter } from '../quarter.js';
import { outcomesOf } from './outcomes.js';

/**
 * Compares what companies expected in one quarter with what they reported in a later one, for each of the
 * five questions about expectations. `horizon` is the number of quarters from one to the other, null when a
 * label does not tell its period.
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
