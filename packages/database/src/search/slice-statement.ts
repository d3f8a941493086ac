import { type SearchQuery, SearchHit, type SearchRequest } from '@lqc/contracts';
import { z } from 'zod';
import { searchOf, surfaceOf } from '../term-query.js';
import { chosen, chosenContacts } from './chosen-contacts.js';
import { CountRow } from './counts.js';
import type { Slice } from './slices.js';

export type Filters = Omit<SearchRequest, 'q' | 'page' | 'after' | 'sort' | 'part'>;

/** Without `marks`, which the gateway adds. */
export const FoundHit = SearchHit.omit({ marks: true });
export type FoundHit = z.infer<typeof FoundHit>;

/** A hit, in which quarter of the slice (from 1), and how well it matches. */
const SliceHit = FoundHit.omit({ quarter_id: true, label: true }).extend({
  place: z.number().int(),
  position: z.number().int(),
  exact: z.number().int(),
  rank: z.number(),
});
export type PlacedHit = Omit<z.infer<typeof SliceHit>, 'place'> & FoundHit;

/** Where a page ended. */
export interface Place {
  readonly quarterId: string;
  readonly position: number;
  readonly indicator: string;
  readonly exact: number;
  readonly rank: number;
}

export interface Page {
  readonly sort: SearchRequest['sort'];
  readonly limit: number;
  readonly skip: number;
  readonly after: Place | null;
}

export const SliceAnswer = z.object({
  counts: z.array(CountRow).nullable(),
  hits: z.array(SliceHit).nullable(),
});

/** Other ways than the wanted one are shut, since the planner cannot know how many narratives match. */
export const PLANNED = {
  index: { enable_seqscan: 'off' },
  reading: { enable_bitmapscan: 'off', enable_seqscan: 'off' },
} as const;

/**
 * Of a slice with more hits those of the exact form stand first, and then all in their order, since ranking
 * them takes longer than finding them and tells little.
 */
const RANKED_HITS_MAX = 20_000;

/**
 * The statement that searches a slice: counts by quarter unless they are known, and the hits of a page.
 *
 * @param asked the search with the forms that occur; `typed` as it was written
 */
export function sliceStatement(
  { quarters, by, hitsAtMost }: Slice,
  { asked, typed, filters }: { asked: SearchQuery; typed: SearchQuery; filters: Filters },
  { counts, page }: { counts: boolean; page: Page | null },
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const query = `${put(searchOf(asked))}::tsquery`;
  const isRanked = page?.sort === 'relevance';
  const match = isRanked
    ? `(a.surface_words @@ ${put(surfaceOf(typed))}::tsquery)::int AS exact,
       ${hitsAtMost <= RANKED_HITS_MAX ? `ts_rank(a.surface_words, ${query})::float8` : '0::float8'} AS rank`
    : '0 AS exact, 0::float8 AS rank';
  const matching = `a.surface_words @@ ${query}
      ${chosen(put, 'a.indicator', filters.indicator)} ${chosen(put, 'a.score', filters.score)}`;
  const quarter = `unnest(${put(quarters.map(({ id }) => id))}::uuid[],
      ${put(quarters.map(({ surveyId }) => surveyId))}::uuid[])
      WITH ORDINALITY AS q (quarter_id, survey_id, place)`;
  const told = `JOIN noted_company c ON c.contact_id = n.id WHERE true ${chosenContacts(filters, put)}`;
  const contact = `q.place, n.id, n.position, n.method, n.interviewer, c.company_key, c.sector, c.district`;
  const said = `a.indicator, a.score, a.exact, a.rank`;
  // Nothing is joined but by a key: how many narratives match the planner takes for one or for a tenth.
  const found =
    by === 'index'
      ? `found AS MATERIALIZED (
           SELECT a.contact_id, a.indicator, a.score, ${match} FROM answer a WHERE ${matching}),
         hit AS MATERIALIZED (
           SELECT ${contact}, ${said} FROM found a JOIN contact_note n ON n.id = a.contact_id
             JOIN ${quarter} USING (survey_id) ${told})`
      : `note AS MATERIALIZED (
           SELECT ${contact} FROM ${quarter} JOIN contact_note n USING (survey_id) ${told}),
         hit AS MATERIALIZED (
           SELECT n.*, ${said} FROM note n
            CROSS JOIN LATERAL (
              SELECT a.indicator, a.score, ${match} FROM answer a
               WHERE a.contact_id = n.id AND ${matching} OFFSET 0) a)`;
  return {
    sql: `WITH ${found}
      SELECT ${counts ? COUNTS : 'NULL'} AS counts, ${page ? hitsOf(page, put, quarters) : 'NULL'} AS hits`,
    values,
  };
}

const COUNTS = `(
  WITH contact AS MATERIALIZED (
         SELECT DISTINCT place, id, sector, district, method, interviewer FROM hit),
       counted AS (
         SELECT place, CASE WHEN grouping(sector) = 0 THEN 'sector' WHEN grouping(district) = 0 THEN 'district'
                            WHEN grouping(method) = 0 THEN 'method'
                            WHEN grouping(interviewer) = 0 THEN 'interviewer' ELSE 'contacts' END AS kind,
                coalesce(sector, district, method, interviewer) AS value, count(*) AS contacts
           FROM contact GROUP BY GROUPING SETS (
                  (place), (place, sector), (place, district), (place, method), (place, interviewer))
          UNION ALL
         SELECT place, CASE grouping(indicator) WHEN 0 THEN 'indicator' ELSE 'hits' END, indicator, count(*)
           FROM hit GROUP BY GROUPING SETS ((place), (place, indicator))
          UNION ALL
         SELECT place, 'score', score::text, count(*)
           FROM (SELECT DISTINCT place, id, score FROM hit) said GROUP BY place, score)
  SELECT coalesce(json_agg(json_build_array(place, kind, value, contacts)), '[]') FROM counted)`;

function hitsOf(
  { sort, limit, skip, after }: Page,
  put: (value: unknown) => string,
  quarters: Slice['quarters'],
): string {
  const order =
    sort === 'time'
      ? '(h.place, h.position, h.indicator)'
      : '(-h.exact, -h.rank, h.place, h.position, h.indicator)';
  const begun = () => {
    const { quarterId, position, indicator, exact, rank } = after!;
    const place = quarters.findIndex(({ id }) => id === quarterId) + 1;
    const best = sort === 'time' ? '' : `-${put(exact)}::int, -${put(rank)}::float8,`;
    return `WHERE ${order} > (${best} ${put(place)}::bigint, ${put(position)}::int, ${put(indicator)}::text)`;
  };
  const listed = order.slice(1, -1);
  return `(
    WITH page AS MATERIALIZED (
      SELECT h.*, row_number() OVER (ORDER BY ${listed}) AS nth FROM hit h ${after ? begun() : ''}
       ORDER BY nth LIMIT ${put(limit)} OFFSET ${put(skip)})
    SELECT coalesce(json_agg(json_build_object(
             'contact_id', h.id, 'contact', n.name, 'company_key', h.company_key,
             'place', h.place, 'sector', h.sector,
             'indicator', h.indicator, 'score', h.score, 'sheet', n.sheet, 'cell', a.narrative_cell,
             'narrative', a.narrative, 'position', h.position, 'exact', h.exact, 'rank', h.rank)
             ORDER BY h.nth), '[]')
      FROM page h JOIN contact_note n ON n.id = h.id
      JOIN answer a ON a.contact_id = h.id AND a.indicator = h.indicator)`;
}
