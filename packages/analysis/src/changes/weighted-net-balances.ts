import {
  type IndicatorKey,
  LIKERT_INDICATORS,
  type SectorWeights,
  type WeightedBalance,
  type WeightedNetBalances,
} from '@lqc/contracts';
import { type WeightedNetBalance, weightedNetBalance } from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { companyScores } from './company-scores.js';
import { rounded } from './rounded.js';

/** An indicator's net balance, weighted by the sectors' output, unrounded; null below 70 % coverage. */
export function weightedBalanceOf(
  quarter: Quarter,
  indicator: IndicatorKey,
  { weights }: Pick<SectorWeights, 'weights'>,
): WeightedNetBalance | null {
  const shares = new Map<string, number>(weights.map(({ sector, weight }) => [sector, weight]));
  return weightedNetBalance(companyScores(quarter, indicator), shares);
}

/** The weighted net balances of the 15 indicators in both quarters, in the template's order. */
export function weightedNetBalances(
  now: Quarter,
  before: Quarter,
  weights: SectorWeights,
): WeightedNetBalances {
  const balance = (quarter: Quarter, key: IndicatorKey) =>
    onWire(weightedBalanceOf(quarter, key, weights));
  return {
    as_of: weights.as_of,
    source: weights.source,
    indicators: LIKERT_INDICATORS.map(({ key, label }) => ({
      key,
      indicator: label,
      now: balance(now, key),
      before: balance(before, key),
    })),
  };
}

function onWire(weighted: WeightedNetBalance | null): WeightedBalance | null {
  if (!weighted) return null;
  const { balance, range, coverage, n } = weighted;
  return {
    balance: rounded(balance),
    low: range && rounded(range.low),
    high: range && rounded(range.high),
    coverage: rounded(coverage),
    n,
  };
}
