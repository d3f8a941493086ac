/** The office's Likert scale, with the neutral score in the middle. */
export const LIKERT_SCALE = { min: 1, neutral: 3, max: 5 } as const;
/** Averages above these are `Tinggi` and `Sedang`; all others are `Rendah`. */
export const STATUS_HIGH_ABOVE = 3.5;
export const STATUS_MEDIUM_ABOVE = 2.5;
export const AVERAGE_DECIMALS = 2;
export const PERCENTAGE_DECIMALS = 1;
/** An average of fewer answers is marked as a small sample and not ranked. */
export const SMALL_SAMPLE_BELOW = 10;
