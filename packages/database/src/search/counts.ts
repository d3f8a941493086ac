import { IndicatorKeySchema, type SearchResponse } from '@lqc/contracts';
import { z } from 'zod';

const Count = z.number().int();
const valued = <Value extends z.ZodType>(value: Value) => z.array(z.tuple([value, Count]));
const named = valued(z.string().nullable());

/** What a search counted in one quarter. Interviews are of one quarter, so that quarters add up. */
export const QuarterCounts = z.object({
  contacts: Count,
  hits: Count,
  sector: named,
  district: named,
  method: named,
  interviewer: named,
  indicator: valued(IndicatorKeySchema),
  score: valued(z.number().nullable()),
});
export type QuarterCounts = z.infer<typeof QuarterCounts>;

export const NOTHING: QuarterCounts = {
  contacts: 0,
  hits: 0,
  sector: [],
  district: [],
  method: [],
  interviewer: [],
  indicator: [],
  score: [],
};

/** As the statement of a slice gives them: the quarter's place, what is counted, its value, the count. */
export const CountRow = z.tuple([Count, z.string(), z.string().nullable(), Count]);

/** The counts of each quarter of a slice, in the order of their places (from 1). */
export function countsOf(
  quarters: number,
  rows: readonly z.infer<typeof CountRow>[],
): QuarterCounts[] {
  const all = Array.from({ length: quarters }, () => structuredClone(NOTHING));
  for (const [place, kind, value, count] of rows) {
    const counts = all[place - 1]!;
    if (kind === 'contacts' || kind === 'hits') counts[kind] = count;
    else if (kind === 'score') counts.score.push([value === null ? null : Number(value), count]);
    else if (kind === 'indicator') counts.indicator.push([IndicatorKeySchema.parse(value), count]);
    else counts[kind as 'sector'].push([value, count]);
  }
  return all;
}

type Facets = Omit<SearchResponse['facets'], 'quarter'>;

/** Adds quarters up: contacts, hits, and interviews per value, most first, scores from the highest. */
export function addedUp(all: readonly QuarterCounts[]): {
  contacts: number;
  hits_total: number;
  facets: Facets;
} {
  const total = (of: (counts: QuarterCounts) => number) =>
    all.reduce((sum, counts) => sum + of(counts), 0);
  const facet = <Value extends string | number | null>(
    of: (counts: QuarterCounts) => readonly [Value, number][],
  ) => {
    const sums = new Map<Value, number>();
    for (const [value, count] of all.flatMap(of)) sums.set(value, (sums.get(value) ?? 0) + count);
    return [...sums].map(([value, contacts]) => ({ value, contacts }));
  };
  const mostFirst = <Value extends string | null>(
    of: (counts: QuarterCounts) => readonly [Value, number][],
  ) => facet(of).toSorted((a, b) => b.contacts - a.contacts || byName(a.value, b.value));
  return {
    contacts: total(({ contacts }) => contacts),
    hits_total: total(({ hits }) => hits),
    facets: {
      sector: mostFirst(({ sector }) => sector),
      district: mostFirst(({ district }) => district),
      method: mostFirst(({ method }) => method),
      interviewer: mostFirst(({ interviewer }) => interviewer),
      indicator: mostFirst(({ indicator }) => indicator),
      score: facet(({ score }) => score).toSorted(
        (a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity),
      ),
    },
  };
}

/** What has no name stands last. */
const byName = (a: string | null, b: string | null) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
};
