import type { Meaning } from './item.js';

export interface Step {
  readonly meaning: Meaning;
  /** How many tokens it takes. */
  readonly length: number;
}
