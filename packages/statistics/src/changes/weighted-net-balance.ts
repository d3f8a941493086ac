import { NORMAL_095 } from './distributions.js';
import type { CompanyScore } from './company-score.js';
import { mean, variance } from './moments.js';
import { type Range, rangeAround } from './range.js';
import { sideOf } from './shares.js';

/** A sector with fewer answers is not weighted alone but in a pool with the others like it. */
const ANSWERS_OF_A_SECTOR = 3;
/** A weighted balance stands for too little below this share of the weights. */
const LEAST_COVERAGE = 0.7;
/** Weights are stored as decimals, whose sums carry binary left-overs. */
const TOLERANCE = 1e-9;

/** A net balance weighted by the sectors' shares of output, unrounded (saldo bersih tertimbang). */
export interface WeightedNetBalance {
  readonly balance: number;
  readonly range: Range;
  /** The weights of the sectors that count, from 0.7 to 1. */
  readonly coverage: number;
  /** Answers that count. */
  readonly n: number;
}

/**
 * NB_w = Σw·NB / Σw over the sectors with at least three answers; those with one or two form one
 * pool with their summed weight, which counts if it has three. Unanswered sectors and companies
 * without a sector are left out. SE² = Σw²s²/n ÷ (Σw)², s² of y = 100·sign(x − 3). Null below 70 %
 * coverage. `weights` go from sector to its share of output; they sum to 1, but for the rounding of
 * published shares, which coverage is freed of.
 *
 * Source: Bank Indonesia SKDU (SBT).
 */
export function weightedNetBalance(
  scores: readonly CompanyScore[],
  weights: ReadonlyMap<string, number>,
): WeightedNetBalance | null {
  const groups = weightedGroups(scores, weights);
  const used = groups.reduce((sum, { weight }) => sum + weight, 0);
  const coverage = used / [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  // Not so either without any weights, where it is no number.
  if (!(coverage >= LEAST_COVERAGE - TOLERANCE)) return null;
  const over = (part: (group: WeightedGroup) => number) =>
    groups.reduce((sum, group) => sum + part(group), 0);
  const balance = over(({ weight, signs }) => weight * mean(signs)) / used;
  const squared =
    over(({ weight, signs }) => (weight ** 2 * variance(signs)) / signs.length) / used ** 2;
  return {
    balance,
    range: rangeAround(balance, NORMAL_095 * Math.sqrt(squared)),
    coverage,
    n: groups.reduce((sum, { signs }) => sum + signs.length, 0),
  };
}

interface WeightedGroup {
  readonly weight: number;
  /** 100 for an answer above neutral, 0 at it, −100 below it. */
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
    if (signs.length >= ANSWERS_OF_A_SECTOR) groups.push({ weight, signs });
    else if (signs.length > 0) {
      pool.weight += weight;
      pool.signs.push(...signs);
    }
  }
  return pool.signs.length >= ANSWERS_OF_A_SECTOR ? [...groups, pool] : groups;
}
