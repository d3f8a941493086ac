import { SECTOR_WEIGHTS_TOLERANCE } from '../limits.js';

/** Published shares are rounded, so their sum may be a little off. */
export function addUpToOne(weights: readonly { readonly weight: number }[]): boolean {
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return Math.abs(sum - 1) <= SECTOR_WEIGHTS_TOLERANCE;
}
