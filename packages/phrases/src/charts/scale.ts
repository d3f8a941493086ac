import { LIKERT_SCALE } from '@lqc/contracts';
import { levelChartPhrases as say } from './chart-phrases.js';

export type Span = readonly [low: number, high: number];

/** Charts that stand beside each other show the whole scale, so that no part of one looks steeper. */
export const WHOLE_SCALE: Span = [LIKERT_SCALE.min, LIKERT_SCALE.max];

/** The multiples of a step from one end to the other. */
export function ticksWithin([low, high]: Span, step: number): number[] {
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The ticks of a scale of scores, and what is written at each. */
export const scoreTicks = (span: Span = WHOLE_SCALE, step = 1) =>
  ticksWithin(span, step).map((value) => {
    const isNeutral = value === LIKERT_SCALE.neutral;
    return { value, isNeutral, text: isNeutral ? say.neutral(say.tick(value)) : say.tick(value) };
  });

/**
 * Where a value lies between two places of a drawing. What goes beyond the scale, as ranges of few answers
 * do, ends with it; the figures stand in the table.
 */
export const placeOn =
  ([low, high]: Span, [from, to]: Span) =>
  (value: number): number =>
    from + ((Math.min(Math.max(value, low), high) - low) / (high - low)) * (to - from);
