import type { SearchQuery } from '@lqc/contracts';
import { z } from 'zod';

/** A search without the words that nobody wrote. */
export interface OccurringQuery extends SearchQuery {
  /** At most so many narratives of each survey match; of a survey that is not named none. */
  readonly atMost: ReadonlyMap<string, number>;
}

/** A stored quarter as a search sees it. */
export const SearchedQuarter = z.object({
  id: z.string(),
  label: z.string(),
  surveyId: z.string(),
  /** Number of interviews. */
  contacts: z.number().int(),
  /** Whether the words of its narratives are read; otherwise nothing is known of what matches in it. */
  isRead: z.boolean(),
  /** What counts depend on besides the survey. */
  madeOf: z.string(),
});
export type SearchedQuarter = z.infer<typeof SearchedQuarter>;

/** Quarters that one statement searches: rare words by their index, others by reading each narrative. */
export interface Slice {
  readonly quarters: readonly SearchedQuarter[];
  readonly by: 'index' | 'reading';
  /** No more narratives match. */
  readonly hitsAtMost: number;
}

/** So many hits are found by the index sooner than by reading a quarter. */
const INDEXED_HITS_MAX = 5000;
/** So many interviews are read together: all that an office has in years, or a national quarter. */
const CONTACTS_MAX = 3000;

/**
 * Parts the quarters, latest first, in which the search can match. Which quarters belong together follows
 * from what is stored and asked alone, since hits are ranked within a slice and pages go from place to place.
 * No slice reaches over a quarter that is not read, at which a page ends.
 */
export function slicesOf(
  quarters: readonly SearchedQuarter[],
  asked: Pick<OccurringQuery, 'atMost'>,
): Slice[] {
  const unread = quarters.findIndex(({ isRead }) => !isRead);
  if (unread < 0) return slicesOfRead(quarters, asked);
  return [
    ...slicesOfRead(quarters.slice(0, unread), asked),
    ...slicesOf(quarters.slice(unread + 1), asked),
  ];
}

function slicesOfRead(
  quarters: readonly SearchedQuarter[],
  { atMost }: Pick<OccurringQuery, 'atMost'>,
): Slice[] {
  const searched = quarters.filter(({ surveyId }) => atMost.has(surveyId));
  if (searched.length === 0) return [];
  const hitsAtMost = sum([...atMost.values()]);
  if (hitsAtMost <= INDEXED_HITS_MAX) return [{ quarters: searched, by: 'index', hitsAtMost }];
  const slices: SearchedQuarter[][] = [];
  let contacts = Infinity;
  for (const quarter of searched) {
    contacts += quarter.contacts;
    if (contacts <= CONTACTS_MAX) slices.at(-1)!.push(quarter);
    else {
      slices.push([quarter]);
      contacts = quarter.contacts;
    }
  }
  return slices.map((together) => ({
    quarters: together,
    by: 'reading',
    hitsAtMost: sum(together.map(({ surveyId }) => atMost.get(surveyId)!)),
  }));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** A slice that ran out of time, in smaller ones: each quarter is read by itself. */
export const apart = ({ quarters, hitsAtMost }: Slice): Slice[] =>
  quarters.map((quarter) => ({ quarters: [quarter], by: 'reading', hitsAtMost }));
