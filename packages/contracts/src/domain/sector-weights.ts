import { SECTOR_WEIGHTS_TOLERANCE } from '../limits.js';

/** True when the weights add up to 1 within a tolerance, since published shares are rounded. */
export function addUpToOne(weights: readonly { readonly weight: number }[]): boolean {
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return Math.abs(sum - 1) <= SECTOR_WEIGHTS_TOLERANCE;
}
