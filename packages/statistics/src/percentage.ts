import { PERCENTAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from './round.js';

/** `count` as a percentage of `total`, half-up to one decimal; null when there is no total. */
export function percentage(count: number, total: number): number | null {
  return total === 0 ? null : roundedRatio(count * 100, total, PERCENTAGE_DECIMALS);
}
