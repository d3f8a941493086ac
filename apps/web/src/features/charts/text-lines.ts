/** A letter of 12 px in our font, on the wide side. */
export const LETTER = 6.7;
