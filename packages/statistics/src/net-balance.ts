import { type IndicatorFigure, PERCENTAGE_DECIMALS } from '@lqc/contracts';
import { answerGroups } from './answer-groups.js';
import { roundedRatio } from './round.js';

/**
 * Net balance (saldo bersih) of an indicator in percentage points: the share of valid answers above the
 * scale's neutral score minus the share below it, rounded half away from zero to one decimal; null without
 * answers. It is computed from counts, so that rounding happens only once.
 */
export function netBalance(figure: Pick<IndicatorFigure, 'distribution' | 'n'>): number | null {
  const { above, below } = answerGroups(figure);
  return netBalanceOfSums({ n: figure.n, above: above.count, below: below.count });
}

/** The same net balance from counts: `above` and `below` neutral, of `n` answers. */
export function netBalanceOfSums({
  n,
  above,
  below,
}: Record<'n' | 'above' | 'below', number>): number | null {
  if (n === 0) return null;
  const size = roundedRatio(Math.abs(above - below) * 100, n, PERCENTAGE_DECIMALS);
  return above < below ? 0 - size : size;
}
