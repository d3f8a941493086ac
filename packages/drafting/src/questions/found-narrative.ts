import type { QuarterRole } from '@lqc/contracts';
import type { Voice } from '../facts/fact-sheet.js';

/** A narrative that the search found for a question. */
export interface FoundNarrative extends Voice {
  readonly quarter: QuarterRole;
}

/** The periods of the contacts who spoke in another quarter than the current one. */
export const otherPeriodsOf = (
  found: readonly FoundNarrative[],
  periods: Readonly<Partial<Record<QuarterRole, string>>>,
): ReadonlyMap<string, string> =>
  new Map(
    found.flatMap(({ contactId, quarter }) =>
      quarter === 'now' || !periods[quarter] ? [] : [[contactId, periods[quarter]] as const],
    ),
  );
