import { NORMAL_095 } from './distributions.js';

/** An indicative range (rentang indikatif) of 90 %, in the unit of the figure that it belongs to. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range from `middle` − `half` to `middle` + `half`. */
export function rangeAround(middle: number, half: number): Range {
  return { low: middle - half, high: middle + half };
}

/** Whether `value` is outside a range; a value on the edge counts as inside. */
export function excludes({ low, high }: Range, value: number): boolean {
  return low > value || high < value;
}

/** The range of 90 % around a figure with this standard error (normal approximation). */
export function indicativeRange(figure: number, standardError: number): Range {
  return rangeAround(figure, NORMAL_095 * standardError);
}

/** The standard error behind a range that `indicativeRange` made. */
export function standardErrorOf({ low, high }: Range): number {
  return (high - low) / 2 / NORMAL_095;
}
