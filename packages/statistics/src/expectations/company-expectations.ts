import {
  EXPECTATION_PAIRS,
  grouped,
  type IndicatorKey,
  quartersBetween,
  type StoredQuarter,
} from '@lqc/contracts';
import { sideOf } from '../changes/shares.js';
import type { DemandInterview } from '../company-orientation.js';
import { outcomeQuestion } from './outcome-question.js';

/** One answer of a company in a quarter. */
export interface CompanyAnswer {
  /** The interview that it was given in. */
  readonly contact_id: string;
  readonly quarter_id: string;
  readonly indicator: IndicatorKey;
  readonly score: number | null;
  /** The cell of the Likert row; null where the note has no such row. */
  readonly score_cell: string | null;
}

/**
 * One company's expectations and what it reported a calendar quarter later, for quarters in which it gave
 * exactly one score to each question. Which question reports an outcome is `outcomeQuestion`, as in the
 * comparison of all companies.
 */
export function companyExpectations(
  answers: readonly CompanyAnswer[],
  quarters: readonly StoredQuarter[],
) {
  const onlyScore = (quarterId: string, indicator: IndicatorKey): number | null => {
    const scores = answers.filter(
      (one) => one.quarter_id === quarterId && one.indicator === indicator && one.score !== null,
    );
    return scores.length === 1 ? scores[0]!.score : null;
  };
  return EXPECTATION_PAIRS.map((pair) => {
    const { expectation, outcome } = pair;
    const items = quarters.flatMap((quarter) => {
      const next = quarters.find((one) => quartersBetween(quarter, one) === 1);
      const expected = onlyScore(quarter.quarter_id, expectation);
      if (!next || expected === null) return [];
      const question = outcomeQuestion(pair, interviewsIn(next.quarter_id, answers));
      const reported = onlyScore(next.quarter_id, question);
      if (reported === null) return [];
      const error = sideOf(reported) - sideOf(expected);
      return [{ quarter_id: next.quarter_id, expected, outcome: reported, error }];
    });
    const hits = items.filter(({ error }) => error === 0).length;
    return { expectation, outcome, hits, n: items.length, items };
  });
}

function interviewsIn(quarterId: string, answers: readonly CompanyAnswer[]): DemandInterview[] {
  const given = answers
    .filter((one) => one.quarter_id === quarterId)
    .map((one) => ({ ...one, hasLikertRow: one.score_cell !== null }));
  return [...grouped(given, (one) => one.contact_id).values()].map((own) => ({ answers: own }));
}
