import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from '@lqc/statistics';

/** Decimals of an average that is released roughly, and of every released range. */
export const ROUGH_DECIMALS = 1;

const UNIT = 10 ** AVERAGE_DECIMALS;

/** An average rounded for rough release: half-up, from the two decimals that the office reads. */
export const roughAverage = (average: number): number =>
  roundedRatio(Math.round(average * UNIT), UNIT, ROUGH_DECIMALS);

/** The bounds of the averages that are released as this rough one; both roundings go half up. */
export function averagesRoughly(shown: number): { readonly low: number; readonly high: number } {
  const [rough, fine] = [0.5 / 10 ** ROUGH_DECIMALS, 0.5 / UNIT];
  return { low: shown - rough - fine, high: shown + rough - fine };
}
