import type { IndicatorKey } from '@lqc/contracts';
import { calendarName } from '../calendar-name.js';
import { groupDisclosures } from '../group-disclosures.js';
import type { Quarter } from '../quarter.js';
import type { HeldCell } from './held-cells.js';
import type { ReleasedQuarter } from './released-answers.js';

/** What a copy reveals of a quarter, and what it withholds. */
export interface ToldOfQuarter {
  /** The quarter, by the name that is the same for all its files. */
  readonly quarter: string;
  readonly contacts: number;
  readonly content: ReleasedQuarter;
  readonly cells: number;
  readonly held: readonly HeldCell[];
}

/**
 * What is released of a quarter's figures.
 *
 * @param only the indicators that the copy shows; all when absent
 */
export function toldOfQuarter(quarter: Quarter, only?: readonly IndicatorKey[]): ToldOfQuarter {
  const { released, heldBack } = groupDisclosures(quarter, 'release');
  const content = Object.fromEntries(
    Object.entries(released).filter(([key]) => only?.includes(key as IndicatorKey) ?? true),
  );
  return {
    quarter: calendarName(quarter),
    contacts: quarter.survey.contacts.length,
    content,
    cells: heldBack.cells,
    held: heldBack.held,
  };
}
