import type { Assertion, Quantity } from '@lqc/claims';
import type { SecondClaim } from './second-answer.js';

type Said = Assertion['says'];

/**
 * A claim found by the second reading as an assertion with all dimensions stated; null when it states
 * nothing, or its number is not in its own words.
 */
export function assertionOf(claim: SecondClaim): Assertion | null {
  const { operator, measure, negated } = claim;
  const says = saidIn(claim);
  if (!says) return null;
  const isOfStep = operator === 'moved' || operator === 'stayed';
  return {
    type: 'other',
    // A rise or fall is of the average; its size is the change.
    measure: isOfStep && measure === 'change' ? 'average' : measure,
    of: slotsOf(claim),
    says,
    negated,
    words: [],
  };
}

function saidIn(claim: SecondClaim): Said | null {
  const { operator, measure, direction, value, comparison, against, end, place, among, side } =
    claim;
  const amount = value === null ? undefined : quantityIn(claim.span, Math.abs(value));
  if (amount === null) return null;
  const more = amount ? { amount } : {};
  switch (operator) {
    case 'equals':
      // The size of a change is told without its sign.
      return amount
        ? { operator, amount, isSize: measure === 'change' || measure === 'net-balance' }
        : null;
    case 'moved':
      return direction === null
        ? null
        : { operator, direction: DIRECTIONS[direction], manner: 'plain', ...more };
    case 'stayed':
      return { operator, direction: 0, manner: 'loose' };
    case 'compared':
      return comparison && against
        ? { operator, comparison, against: slotsOf({ ...claim, ...against }), ...more }
        : null;
    case 'ranked':
      return end && among ? { operator, end, place: place ?? 1, among, shared: [] } : null;
    case 'within':
      return side ? { operator, side, ...more } : null;
  }
}

const DIRECTIONS = { up: 1, same: 0, down: -1 } as const;

type Named = Pick<SecondClaim, 'indicator' | 'sector' | 'category' | 'period' | 'base'>;

const slotsOf = ({ indicator, sector, category, period, base }: Named): Assertion['of'] => ({
  indicator: said(indicator),
  sector: said(sector),
  category: said(category),
  period: said(period ?? 'now'),
  base: said(base === null || base === 'now' ? 'before' : base),
});

const said = <T>(value: T) => ({ value, origin: 'said', others: [], isOpen: false }) as const;

/**
 * A number in Indonesian notation within the claim's words ("3,62", "1.250"); null when it is not there.
 */
function quantityIn(span: string, value: number): Quantity | null {
  for (const [written, decimals = ''] of span.matchAll(/\d+(?:\.\d{3})*(?:,(\d+))?/g))
    if (Number(written.replaceAll('.', '').replace(',', '.')) === value)
      return { value, decimals: decimals.length, isExact: false, comparison: 'equal' };
  return null;
}
