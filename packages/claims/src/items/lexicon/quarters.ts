import {
  CURRENT_QUARTER,
  NEXT_QUARTER,
  type PhraseTree,
  QUARTER_BEFORE,
  QUARTER_OF_LAST_YEAR,
} from '@lqc/language';
import type { Meaning } from '../item.js';

const QUARTERS = [
  [QUARTER_BEFORE, 'before'],
  [CURRENT_QUARTER, 'now'],
  [QUARTER_OF_LAST_YEAR, 'last_year'],
  [NEXT_QUARTER, null],
] as const;

/** The quarters as reports call them without a number. */
export function addQuarters(tree: PhraseTree<Meaning>): void {
  for (const [phrases, role] of QUARTERS)
    for (const phrase of phrases)
      tree.add(phrase, { is: 'period', role, isNamed: false, isNext: role === null });
}
