import { EXPECTATION_PAIRS, type ExpectationsResponse, quartersBetween } from '@lqc/contracts';
import { expectationFigures } from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { expectedOf, outcomesOf } from './outcomes.js';

/**
 * Compares what companies expected in one quarter with what they reported in a later one, for each of the
 * five questions about expectations. `horizon` is the number of quarters from one to the other, null when nothing
 * tells one of them.
 */
export function sessionExpectations(now: Quarter, before: Quarter): ExpectationsResponse {
  const [earlier, later] = [before.calendar, now.calendar];
  return {
    horizon: earlier && later ? quartersBetween(earlier, later) : null,
    pairs: EXPECTATION_PAIRS.map((pair) => {
      const expected = expectedOf(now, before, pair.expectation);
      const { matrix, ...figures } = expectationFigures(expected, outcomesOf(pair, now));
      const { expectation, outcome } = pair;
      return { expectation, outcome, ...figures, matrix: matrix.map((row) => [...row]) };
    }),
  };
}
