/** Decimals of an average that leaves roughly, and of the ends of every range that leaves. */
export const ROUGH_DECIMALS = 1;
