import { type IndicatorFigure, LIKERT_SCALE, PERCENTAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from './round.js';

/**
 * Net balance (saldo bersih) of an indicator in percentage points: the share of valid answers above
 * the scale's neutral score less the share below it, half away from zero to one decimal; null
 * without answers. From the counts, so that no rounding of the two shares adds up.
 */
export function netBalance({
  distribution,
  n,
}: Pick<IndicatorFigure, 'distribution' | 'n'>): number | null {
  if (n === 0) return null;
  let balance = 0;
  for (const { score, count } of distribution)
    balance += count * Math.sign(score - LIKERT_SCALE.neutral);
  const size = roundedRatio(Math.abs(balance) * 100, n, PERCENTAGE_DECIMALS);
  return balance < 0 && size > 0 ? -size : size;
}
