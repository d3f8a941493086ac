/** The office's answering scale; one setting, neutral in the middle. */
export const LIKERT_SCALE = { min: 1, neutral: 3, max: 5 } as const;
export const STATUS_HIGH_ABOVE = 3.5;
export const STATUS_MEDIUM_ABOVE = 2.5;
export const AVERAGE_DECIMALS = 2;
export const PERCENTAGE_DECIMALS = 1;
/** Below this many answers an average is marked and not ranked. */
export const SMALL_SAMPLE_BELOW = 10;
