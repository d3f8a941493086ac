import {
  IndicatorKeySchema,
  SEARCH_PAGE_SIZE,
  SearchHit,
  type SearchQuery,
  type SearchRequest,
  type SearchResponse,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { firstRow, rows } from '../rows.js';
import { lexeme, queryOf } from '../term-query.js';

/**
 * Above this number of hits they are sorted by time, since ranking them is slow and tells little.
 */
const RANKED_HITS_MAX = 2000;

/** The search as an SQL condition, with the values of its parameters (`$1` …). */
interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Filters = Omit<SearchRequest, 'q' | 'page' | 'sort'>;

/** Without `marks`, which the gateway adds. */
const FoundHit = SearchHit.omit({ marks: true });
export type FoundHit = z.infer<typeof FoundHit>;

const Count = z.coerce.number().int();
const Counted = z.object({ value: z.string().nullable(), contacts: Count });
const Facets = z.object({
  contacts: Count,
  hits: Count,
  sector: z.array(Counted),
  district: z.array(Counted),
  method: z.array(Counted),
  interviewer: z.array(Counted),
  indicator: z.array(z.object({ value: IndicatorKeySchema, contacts: Count })),
  score: z.array(z.object({ value: z.number().nullable(), contacts: Count })),
  by_quarter: z.array(
    z.object({ quarter_id: z.string(), label: z.string(), contacts: Count, of: Count }),
  ),
});

export type SearchCounts = Pick<
  SearchResponse,
  'contacts' | 'hits_total' | 'facets' | 'by_quarter'
>;

/** Full-text search over every narrative of every stored quarter; contacts are counted by SQL. */
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many contacts and narratives match, in all and by quarter, indicator and sector. */
  async count(query: SearchQuery, filters: Filters): Promise<SearchCounts> {
    const { sql, values } = hitsOf(query, filters);
    const quarters = filters.quarter.length > 0 ? values.length + 1 : null;
    const found = await firstRow(
      this.dataSource,
      Facets,
      `WITH hit AS MATERIALIZED (SELECT ${HIT_KEYS}, n.method, n.interviewer ${sql}),
            contact AS MATERIALIZED (
              SELECT DISTINCT quarter_id, contact_id, method, interviewer FROM hit),
            told AS MATERIALIZED (
              SELECT x.quarter_id, c.sector, c.district, x.method, x.interviewer
                FROM contact x JOIN noted_company c USING (contact_id))
       SELECT (SELECT count(*) FROM contact) AS contacts, (SELECT count(*) FROM hit) AS hits,
              ${facetOf('sector')}, ${facetOf('district')}, ${facetOf('method')},
              ${facetOf('interviewer')},
              (SELECT coalesce(json_agg(json_build_object('value', indicator, 'contacts', contacts)
                                        ORDER BY contacts DESC, indicator), '[]')
                 FROM (SELECT indicator, count(*) AS contacts FROM hit GROUP BY 1) f) AS indicator,
              (SELECT coalesce(json_agg(json_build_object('value', score, 'contacts', contacts)
                                        ORDER BY score DESC NULLS LAST), '[]')
                 FROM (SELECT score, count(*) AS contacts
                         FROM (SELECT DISTINCT quarter_id, contact_id, score FROM hit) d
                        GROUP BY 1) f) AS score,
              (SELECT coalesce(json_agg(json_build_object('quarter_id', f.id, 'label', f.label,
                         'contacts', coalesce(q.contacts, 0), 'of', s.contacts)
                       ORDER BY f.year, f.quarter, f.upload_date), '[]')
                 FROM workbook_file f JOIN survey s ON s.id = f.survey_id
                 LEFT JOIN (SELECT quarter_id, count(*) AS contacts FROM contact GROUP BY 1) q
                   ON q.quarter_id = f.id
                WHERE f.kind = 'quarterly'
                  ${quarters ? `AND f.id::text = ANY($${quarters})` : ''}) AS by_quarter`,
      quarters ? [...values, filters.quarter] : [...values],
    );
    const { contacts, hits, by_quarter, ...facets } = found!;
    const quarter = by_quarter
      .filter((one) => one.contacts > 0)
      .map(({ quarter_id: value, label, contacts: count }) => ({ value, label, contacts: count }));
    return { contacts, hits_total: hits, facets: { quarter, ...facets }, by_quarter };
  }

  /** One page of hits: latest first, or by relevance, with hits of the exact word form first. */
  hits(
    query: SearchQuery,
    { page, sort, ...filters }: Omit<SearchRequest, 'q'>,
    total: number,
    pageSize = SEARCH_PAGE_SIZE,
  ): Promise<FoundHit[]> {
    const { sql, values } = hitsOf(query, filters);
    const surface = surfaceOf(query);
    const at = values.length;
    const byTime = 'f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC';
    const byWords = total <= RANKED_HITS_MAX ? `ts_rank(a.surface_words, $1::tsquery) DESC,` : '';
    const order =
      sort === 'time'
        ? byTime
        : `(a.surface_words @@ $${at + 3}::tsquery) DESC, ${byWords} ${byTime}`;
    return rows(
      this.dataSource,
      FoundHit,
      `WITH page AS MATERIALIZED (
         SELECT ${HIT_KEYS}, row_number() OVER (ORDER BY ${order}, n.position, a.indicator) AS place
           ${sql} ORDER BY place LIMIT $${at + 1} OFFSET $${at + 2})
       SELECT p.contact_id, n.name AS contact, c.company_key, p.quarter_id, f.label, c.sector,
              p.indicator, p.score, n.sheet, a.narrative_cell AS cell, a.narrative
         FROM page p JOIN answer a USING (contact_id, indicator)
         JOIN contact_note n ON n.id = p.contact_id
         JOIN noted_company c ON c.contact_id = p.contact_id
         JOIN workbook_file f ON f.id = p.quarter_id
        ORDER BY p.place`,
      [...values, pageSize, (page - 1) * pageSize, ...(sort === 'relevance' ? [surface] : [])],
    );
  }
}

const HIT_KEYS = 'f.id AS quarter_id, a.contact_id, a.indicator, a.score';

const facetOf = (column: string) => `
  (SELECT coalesce(json_agg(json_build_object('value', value, 'contacts', contacts)
                            ORDER BY contacts DESC, value), '[]')
     FROM (SELECT ${column} AS value, count(*) AS contacts FROM told GROUP BY 1) f) AS ${column}`;

/** `FROM … WHERE …` that selects the matching narratives; `$1` is the full-text query. */
function hitsOf({ groups, without }: SearchQuery, filters: Filters): Condition {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const asked = [
    ...groups.map((group) => `(${group.map(queryOf).join(' | ')})`),
    ...without.map((term) => `!(${queryOf(term)})`),
  ].join(' & ');
  const conditions = [`a.surface_words @@ ${place(asked)}::tsquery`];
  const chosen = (column: string, some: readonly string[]) => {
    if (some.length > 0) conditions.push(`coalesce(${column}::text, '-') = ANY(${place(some)})`);
  };
  chosen('f.id', filters.quarter);
  chosen('a.indicator', filters.indicator);
  chosen('a.score', filters.score);
  chosen('n.method', filters.method);
  chosen('n.interviewer', filters.interviewer);
  chosen('c.sector', filters.sector);
  chosen('c.district', filters.district);
  chosen('c.company_key', filters.company);
  const asksCompany = filters.sector.length + filters.district.length + filters.company.length > 0;
  const sql = `FROM answer a JOIN contact_note n ON n.id = a.contact_id
     JOIN workbook_file f ON f.survey_id = n.survey_id AND f.kind = 'quarterly'
     ${asksCompany ? 'JOIN noted_company c ON c.contact_id = n.id' : ''}
    WHERE ${conditions.join(' AND ')}`;
  return { sql, values };
}

/** The search exactly as typed, by which hits are ranked. */
const surfaceOf = ({ groups }: SearchQuery): string =>
  groups
    .map((group) => {
      const asked = group.map(({ words }) => `(${words.map(lexeme).join(' <-> ')})`);
      return `(${asked.join(' | ')})`;
    })
    .join(' & ');
