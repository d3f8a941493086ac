import { PERCENTAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from './round.js';

/** `count` as a percentage of `total`, rounded half-up to one decimal; null when `total` is 0. */
export function percentage(count: number, total: number): number | null {
  return total === 0 ? null : roundedRatio(count * 100, total, PERCENTAGE_DECIMALS);
}
