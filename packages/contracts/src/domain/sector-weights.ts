/** How far the sum of weights may differ from 1, since published shares are rounded. */
const TOLERANCE = 0.001;

/** True when the weights add up to 1 within the tolerance. */
export function addUpToOne(weights: readonly { readonly weight: number }[]): boolean {
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return Math.abs(sum - 1) <= TOLERANCE;
}
