import { NORMAL_095, studentT095 } from './distributions.js';

/**
 * A range is told from this many answers on, of a change in both quarters: below it a range of 90 % holds the
 * true figure less than 87 times of 100 (docs/evidence/HONEST-FIGURES.md has the simulation).
 */
export const ANSWERS_FOR_A_RANGE = 6;

/** An indicative range (rentang indikatif) of 90 %, in the unit of the figure that it belongs to. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range from `middle` − `half` to `middle` + `half`. */
export function rangeAround(middle: number, half: number): Range {
  return { low: middle - half, high: middle + half };
}

/** A range as far as it lies on the scale from `min` to `max`. */
export function clipped({ low, high }: Range, min: number, max: number): Range {
  return { low: Math.max(min, low), high: Math.min(max, high) };
}

/** Whether `value` is outside a range; a value on the edge counts as inside. */
export function excludes({ low, high }: Range, value: number): boolean {
  return low > value || high < value;
}

/** Half of the 90 % range of a figure of `answers` scores with this standard error: t(0.95; answers − 1)·SE. */
export function halfOfRange(standardError: number, answers: number): number {
  return studentT095(answers - 1) * standardError;
}

/** The range of 90 % around a figure with this standard error (normal approximation). */
export function indicativeRange(figure: number, standardError: number): Range {
  return rangeAround(figure, NORMAL_095 * standardError);
}

/** The standard error with which `indicativeRange` makes a range of this half. */
export function standardErrorOf(half: number): number {
  return half / NORMAL_095;
}
