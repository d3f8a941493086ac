import { LIKERT_SCALE } from '@lqc/contracts';

const STEP = 0.5;

export interface ScaleBounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The part of the answer scale that holds these averages, in half points: never less than one point
 * around neutral, and never beyond the scale's ends.
 */
export function boundsOf(values: readonly number[]): ScaleBounds {
  const { min, neutral, max } = LIKERT_SCALE;
  const lowest = Math.min(neutral - STEP, ...values);
  const highest = Math.max(neutral + STEP, ...values);
  return {
    low: Math.max(min, Math.floor(lowest / STEP) * STEP),
    high: Math.min(max, Math.ceil(highest / STEP) * STEP),
  };
}

/** The half points from end to end. */
export const ticksOf = ({ low, high }: ScaleBounds): number[] =>
  Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, at) => low + at * STEP);

/** Where a value of the scale lies between two places of the picture. */
export const placeOn =
  ({ low, high }: ScaleBounds, from: number, to: number) =>
  (value: number): number =>
    from + ((value - low) / (high - low)) * (to - from);
