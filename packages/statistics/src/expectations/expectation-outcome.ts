import type { AgainstChance } from '@lqc/contracts';
import type { CompanyScore } from '../changes/company-score.js';
import { NORMAL_095 } from '../changes/distributions.js';
import { matchScores } from '../changes/matched-scores.js';
import { sideOf } from '../changes/shares.js';

/** Rates are computed from this many pairs on. */
const PAIRS_FOR_A_RATE = 10;
const NO_RATES = { hit_rate: null, bias: null, baseline: null, skill: null, against_chance: null };
const SIDES: readonly number[] = [-1, 0, 1];

/** Companies' expectations compared with their later reports, in counts and unrounded shares. */
export interface ExpectationFigures {
  readonly n: number;
  /** Counts; rows: expected below, at, above neutral; columns: outcome below, at, above neutral. */
  readonly matrix: readonly (readonly number[])[];
  /** The share of companies whose outcome is on the side of neutral that they expected. */
  readonly hit_rate: number | null;
  /** Mean of sign(outcome − 3) − sign(expected − 3); above 0 when outcomes were higher than expected. */
  readonly bias: number | null;
  /** H₀: the hit rate to be expected by chance, if expectations and outcomes were independent. */
  readonly baseline: number | null;
  /** (H − H₀)/(1 − H₀): 0 is no better than chance, 1 is always right; null when H₀ is 1. */
  readonly skill: number | null;
  readonly against_chance: AgainstChance | null;
}

/**
 * Compares expectations of one quarter with the outcomes of a later one, for companies with exactly one
 * score in each. Rates are null below ten pairs. Skill is Cohen's kappa of the matrix.
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
  if (n < PAIRS_FOR_A_RATE) return { n, matrix, ...NO_RATES };
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
    against_chance: againstChance(hitRate, baseline, n),
  };
}

/**
 * Whether so many expectations came true as chance alone would give fewer than 5 times of 100, or so few: one-sided
 * tests by the normal approximation of the binomial distribution, |H − H₀| > z(0.95)·√(H₀(1 − H₀)/n).
 */
function againstChance(hitRate: number, baseline: number, n: number): AgainstChance {
  const byChance = NORMAL_095 * Math.sqrt((baseline * (1 - baseline)) / n);
  if (Math.abs(hitRate - baseline) <= byChance) return 'alike';
  return hitRate > baseline ? 'better' : 'worse';
}
