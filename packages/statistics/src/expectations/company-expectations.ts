import {
  EXPECTATION_PAIRS,
  type IndicatorKey,
  quartersBetween,
  type StoredQuarter,
} from '@lqc/contracts';
import { sideOf } from '../changes/shares.js';

/** One answer of a company in a quarter. */
export interface CompanyAnswer {
  readonly quarter_id: string;
  readonly indicator: IndicatorKey;
  readonly score: number | null;
}

/**
 * One company's expectations and what it reported a calendar quarter later, for quarters in which it gave
 * exactly one score to each question. Where it gave none for domestic demand, its exports count as the
 * outcome of expected sales.
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
  return EXPECTATION_PAIRS.map(({ expectation, outcome, outcomeOfExporters }) => {
    const items = quarters.flatMap((quarter) => {
      const next = quarters.find((one) => quartersBetween(quarter, one) === 1);
      const expected = onlyScore(quarter.quarter_id, expectation);
      if (!next || expected === null) return [];
      const reported =
        onlyScore(next.quarter_id, outcome) ??
        (outcomeOfExporters ? onlyScore(next.quarter_id, outcomeOfExporters) : null);
      if (reported === null) return [];
      const error = sideOf(reported) - sideOf(expected);
      return [{ quarter_id: next.quarter_id, expected, outcome: reported, error }];
    });
    const hits = items.filter(({ error }) => error === 0).length;
    return { expectation, outcome, hits, n: items.length, items };
  });
}
