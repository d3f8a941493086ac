import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from '@lqc/statistics';

/** Decimals of an average that leaves roughly, and of the ends of every range that leaves. */
export const ROUGH_DECIMALS = 1;

const UNIT = 10 ** AVERAGE_DECIMALS;

/** An average as it leaves roughly: half-up, from the decimals that the office itself reads. */
export const roughAverage = (average: number): number =>
  roundedRatio(Math.round(average * UNIT), UNIT, ROUGH_DECIMALS);

/** Between which averages lie those that leave roughly as this one: both roundings go half up. */
export function averagesRoughly(shown: number): { readonly low: number; readonly high: number } {
  const [rough, fine] = [0.5 / 10 ** ROUGH_DECIMALS, 0.5 / UNIT];
  return { low: shown - rough - fine, high: shown + rough - fine };
}
