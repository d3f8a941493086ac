import { studentT095 } from './distributions.js';
import type { CompanyScore } from './company-score.js';
import { mean, NO_VARIANCE, variance } from './moments.js';
import { ANSWERS_FOR_A_RANGE, clipped, type Range, rangeAround } from './range.js';
import { sideOf } from './shares.js';

/** Sectors with fewer answers are weighted together, as one pool. */
const MIN_SECTOR_ANSWERS = 3;
/** A weighted balance is given only if the sectors it covers have at least this share of the weights. */
const MIN_COVERAGE = 0.7;
/** For comparing sums of weights, which are decimals with binary rounding errors. */
const TOLERANCE = 1e-9;

/** A net balance weighted by the sectors' shares of output, unrounded (saldo bersih tertimbang). */
export interface WeightedNetBalance {
  readonly balance: number;
  /** Null below `ANSWERS_FOR_A_RANGE` answers and where those of each group lie on one side. */
  readonly range: Range | null;
  /** The share of the weights that the sectors counted have, from 0.7 to 1. */
  readonly coverage: number;
  /** The number of answers counted. */
  readonly n: number;
}

/**
 * NB_w = Σw·NB / Σw over the sectors with at least three answers. Sectors with one or two answers form a
 * pool with the sum of their weights, which counts when it has three answers. Sectors without answers and
 * companies without a sector are left out. Null below 70 % coverage.
 *
 * Its range of 90 % is NB_w ± t(0.95; ν)·SE, within ± 100, with SE² = Σv, v = (w/Σw)²s²/n of each group, s² of
 * y = 100·sign(x − 3), and ν = (Σv)² ÷ Σ(v²/(n − 1)): n − 1 where there is one group, and little more than
 * that of a group of three which bears most of the weight.
 *
 * @param weights share of output by sector; published shares are rounded, so their sum may differ from 1,
 *   and coverage is computed relative to that sum
 *
 * Source: Bank Indonesia SKDU (SBT); Satterthwaite 1946 (degrees of freedom of a sum of variances).
 */
export function weightedNetBalance(
  scores: readonly CompanyScore[],
  weights: ReadonlyMap<string, number>,
): WeightedNetBalance | null {
  const groups = weightedGroups(scores, weights);
  const used = groups.reduce((sum, { weight }) => sum + weight, 0);
  const coverage = used / [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  // Written as a negation because coverage is NaN when there are no weights.
  if (!(coverage >= MIN_COVERAGE - TOLERANCE)) return null;
  const balance = groups.reduce((sum, { weight, signs }) => sum + weight * mean(signs), 0) / used;
  return {
    balance,
    range: rangeOf(balance, groups, used),
    coverage,
    n: answersIn(groups),
  };
}

function rangeOf(balance: number, groups: readonly WeightedGroup[], used: number): Range | null {
  const parts = groups.map(({ weight, signs }) => ({
    squared: ((weight / used) ** 2 * variance(signs)) / signs.length,
    degrees: signs.length - 1,
  }));
  const squared = parts.reduce((sum, part) => sum + part.squared, 0);
  if (answersIn(groups) < ANSWERS_FOR_A_RANGE || squared <= NO_VARIANCE) return null;
  const degrees =
    squared ** 2 / parts.reduce((sum, part) => sum + part.squared ** 2 / part.degrees, 0);
  const half = studentT095(degrees) * Math.sqrt(squared);
  return clipped(rangeAround(balance, half), -100, 100);
}

const answersIn = (groups: readonly WeightedGroup[]) =>
  groups.reduce((sum, { signs }) => sum + signs.length, 0);

interface WeightedGroup {
  readonly weight: number;
  /** One for each answer: 100 above neutral, 0 at neutral, −100 below. */
  readonly signs: readonly number[];
}

function weightedGroups(
  scores: readonly CompanyScore[],
  weights: ReadonlyMap<string, number>,
): WeightedGroup[] {
  const groups: WeightedGroup[] = [];
  const pool = { weight: 0, signs: [] as number[] };
  for (const [sector, weight] of weights) {
    const signs = scores
      .filter((one) => one.sector === sector)
      .map(({ score }) => 100 * sideOf(score));
    if (signs.length >= MIN_SECTOR_ANSWERS) groups.push({ weight, signs });
    else if (signs.length > 0) {
      pool.weight += weight;
      pool.signs.push(...signs);
    }
  }
  return pool.signs.length >= MIN_SECTOR_ANSWERS ? [...groups, pool] : groups;
}
