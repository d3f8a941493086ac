/** Ranges are given with four decimals. */
const RANGE_UNIT = 10_000;

/** Rounds to the four decimals of a range. */
export const rounded = (value: number): number => Math.round(value * RANGE_UNIT) / RANGE_UNIT;
