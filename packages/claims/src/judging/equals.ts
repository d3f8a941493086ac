import type { ClaimFact } from '@lqc/contracts';
import { bearsOut, type Comparison } from '../language/thresholds.js';
import type { ItemOf } from '../items/item.js';
import type { Test } from './reading.js';

/** Whether a fact's figure is the number as it was written, to its decimals. */
export function equals(
  item: ItemOf<'number'>,
  comparison: Comparison,
  size: (fact: ClaimFact) => number,
): Test {
  const { value, decimals, isExact } = item.meaning.number;
  return (fact) => {
    const shown = size({ ...fact });
    // A change is by definition that of the rounded averages.
    const exact = fact.measure === 'change' ? shown : size({ ...fact, value: fact.exact });
    if (comparison !== 'equal' && comparison !== 'about') return bearsOut(exact, value, comparison);
    if (shown === value) return true;
    if (isExact) return false;
    if (decimals < fact.decimals && roundHalfUp(shown, decimals) === value) return 'rounded';
    if (roundHalfUp(exact, decimals) === value) return 'rounded';
    return comparison === 'about' ? bearsOut(shown, value, 'about') : false;
  };
}

/** The figure as it is shown. */
export const plainValue = ({ value }: ClaimFact): number => value;

/** Whether a number is how far two figures lie apart: of what is shown, or of what they are exactly. */
export function isApart(
  { value, decimals }: { readonly value: number; readonly decimals: number },
  now: ClaimFact,
  then: ClaimFact,
): boolean {
  const shown = roundHalfUp(Math.abs(now.value - then.value), decimals);
  const exact = roundHalfUp(Math.abs(now.exact - then.exact), decimals);
  return Math.abs(value) === shown || Math.abs(value) === exact;
}

/** Decided on the written digits, so that 2,675 becomes 2,68; half goes away from zero. */
export function roundHalfUp(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(Number(value.toFixed(8)))}e${decimals}`);
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`);
}
