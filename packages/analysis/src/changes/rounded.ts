/** Ranges are told to four decimals; the figures beside them keep their own. */
const RANGE_UNIT = 10_000;

/** To the four decimals of a range. */
export const rounded = (value: number): number => Math.round(value * RANGE_UNIT) / RANGE_UNIT;
