import type { SearchResponse } from '@lqc/contracts';
import { addedUp, type QuarterCounts } from './counts.js';
import type { SearchedQuarter } from './slices.js';

export const named = ({ id, label }: SearchedQuarter) => ({ quarter_id: id, label });

/** What is counted of quarters, latest first, added up, and how far that reaches. */
export function countedQuarters(
  quarters: readonly SearchedQuarter[],
  counted: ReadonlyMap<SearchedQuarter, QuarterCounts>,
  passing: ReadonlyMap<string, number>,
): Omit<SearchResponse, 'page' | 'page_size' | 'hits' | 'next' | 'ran_out' | 'ranked'> {
  const { facets, ...sums } = addedUp([...counted.values()]);
  const by_quarter = quarters.toReversed().map((quarter) => ({
    ...named(quarter),
    contacts: counted.get(quarter)?.contacts ?? 0,
    of: passing.get(quarter.surveyId) ?? quarter.contacts,
    counted: counted.has(quarter),
  }));
  const quarter = by_quarter
    .filter(({ contacts }) => contacts > 0)
    .map(({ quarter_id: value, label, contacts }) => ({ value, label, contacts }));
  const gap = quarters.findIndex((one) => !counted.has(one));
  return {
    ...sums,
    facets: { quarter, ...facets },
    by_quarter,
    uncounted: quarters.length - counted.size,
    counted_to: gap > 0 ? named(quarters[gap - 1]!) : null,
  };
}
