import type { Meaning } from '../item.js';

/** A word that asserts nothing where it stands. */
export const PLAIN: Meaning = { is: 'plain' };
