import type { CompanyScore } from '../changes/company-score.js';
import { matchScores } from '../changes/matched-scores.js';
import { sideOf } from '../changes/shares.js';

/** Below this many pairs only the matrix is shown. */
const PAIRS_FOR_A_RATE = 10;
const SIDES: readonly number[] = [-1, 0, 1];

/** What companies expected beside what they then reported, in counts and unrounded shares. */
export interface ExpectationFigures {
  readonly n: number;
  /** Rows: expected below, at, above neutral; columns: the same of the outcome. */
  readonly matrix: readonly (readonly number[])[];
  /** The share of companies whose outcome lies on the side they expected. */
  readonly hit_rate: number | null;
  /** Mean of sign(outcome) − sign(expected): above 0, the outcome was better than expected. */
  readonly bias: number | null;
  /** The hit rate that the same answers would have if they had nothing to do with each other. */
  readonly baseline: number | null;
  /** (H − H₀)/(1 − H₀): 0 is no better than chance, 1 always right; null where H₀ is 1. */
  readonly skill: number | null;
}

/**
 * Holds expectations of one quarter against the outcomes of a later one, by company: only those
 * with exactly one score on each side count. Rates are null below ten pairs.
 */
export function expectationFigures(
  expected: readonly CompanyScore[],
  outcomes: readonly CompanyScore[],
): ExpectationFigures {
  const { matched } = matchScores(outcomes, expected);
  const n = matched.length;
  const matrix = SIDES.map((row) =>
    SIDES.map(
      (column) =>
        matched.filter(
          ({ before, now }) => sideOf(before.score) === row && sideOf(now.score) === column,
        ).length,
    ),
  );
  if (n < PAIRS_FOR_A_RATE)
    return { n, matrix, hit_rate: null, bias: null, baseline: null, skill: null };
  const hitRate = SIDES.reduce((sum, _, at) => sum + matrix[at]![at]!, 0) / n;
  const errors = matched.reduce(
    (sum, { now, before }) => sum + sideOf(now.score) - sideOf(before.score),
    0,
  );
  const byChance = SIDES.reduce((sum, _, at) => {
    const expectedHere = matrix[at]!.reduce((total, count) => total + count, 0);
    const outcomeHere = matrix.reduce((total, row) => total + row[at]!, 0);
    return sum + expectedHere * outcomeHere;
  }, 0);
  const baseline = byChance / n ** 2;
  return {
    n,
    matrix,
    hit_rate: hitRate,
    bias: errors / n,
    baseline,
    skill: byChance === n ** 2 ? null : (hitRate - baseline) / (1 - baseline),
  };
}
