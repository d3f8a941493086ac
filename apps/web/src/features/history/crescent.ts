/** A crescent of 10 by 10 that opens to the right, around the origin: a quarter with Idulfitri. */
export const CRESCENT = 'M2.5 -4.3 A5 5 0 1 0 2.5 4.3 A4.4 4.4 0 1 1 2.5 -4.3 Z';
