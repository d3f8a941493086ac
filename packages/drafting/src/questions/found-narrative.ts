import type { QuarterRole } from '@lqc/contracts';
import type { Voice } from '../facts/fact-sheet.js';

/** A narrative that the search found for a question. */
export interface FoundNarrative extends Voice {
  readonly quarter: QuarterRole;
}
