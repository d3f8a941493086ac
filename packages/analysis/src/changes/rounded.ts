import { roundHalfUp } from '@lqc/statistics';

/** Rounds to the four decimals of a range. */
export const rounded = (value: number): number => roundHalfUp(value, 4);
