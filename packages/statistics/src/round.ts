/**
 * `numerator / denominator`, rounded half-up to `decimals` places. It is computed from whole numbers, so
 * that 2,675 becomes 2,68. Both must be whole, non-negative and below 2^53 / 10^decimals; the denominator
 * must be above 0.
 */
export function roundedRatio(numerator: number, denominator: number, decimals: number): number {
  const unit = 10 ** decimals;
  const units = Math.floor((2 * numerator * unit + denominator) / (2 * denominator));
  return units / unit;
}

/**
 * A figure rounded to `decimals` places on its written digits, half away from zero, so that 2,675 becomes 2,68
 * and −0,075 becomes −0,08: `toFixed` would decide by the binary number nearest to them. Digits behind the
 * eighth place are left-overs of binary arithmetic and decide nothing.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value).toFixed(8)}e${decimals}`);
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`);
}

/** The difference of two figures with at most `decimals` places, without binary rounding errors. */
export function exactDifference(minuend: number, subtrahend: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.round(minuend * unit) - Math.round(subtrahend * unit)) / unit;
}
