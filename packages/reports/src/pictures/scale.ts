import { LIKERT_SCALE } from '@lqc/contracts';

export interface ScaleBounds {
  readonly low: number;
  readonly high: number;
}

/** Every chart shows the whole scale: beside each other no part of one looks steeper than of another. */
export const WHOLE_SCALE: ScaleBounds = { low: LIKERT_SCALE.min, high: LIKERT_SCALE.max };

/** The points from end to end. */
export const TICKS: readonly number[] = Array.from(
  { length: WHOLE_SCALE.high - WHOLE_SCALE.low + 1 },
  (_, at) => WHOLE_SCALE.low + at,
);

/** Where a value of the scale lies between two places of the picture. */
export const placeOn =
  ({ low, high }: ScaleBounds, from: number, to: number) =>
  (value: number): number =>
    from + ((value - low) / (high - low)) * (to - from);
