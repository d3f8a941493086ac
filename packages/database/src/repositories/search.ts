import {
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  type SearchRequest,
  type SearchResponse,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { firstRow, rows } from '../rows.js';
import { chosenContacts } from '../search/chosen-contacts.js';
import { countedQuarters, named } from '../search/counted-quarters.js';
import { countsOf, NOTHING, type QuarterCounts } from '../search/counts.js';
import { askedFor, KeptCounts } from '../search/kept-counts.js';
import { PageUnderWay } from '../search/page-under-way.js';
import {
  type Filters,
  type FoundHit,
  PLANNED,
  SliceAnswer,
  sliceStatement,
} from '../search/slice-statement.js';
import { apart, SearchedQuarter, type Slice, slicesOf } from '../search/slices.js';
import { type Bounds, ranOut, withinTime } from '../search/within-time.js';
import type { ArchiveWordRepository } from './archive-words.js';
import { MATCHED_BY } from './companies-sql.js';

/** Quicker counting is not worth keeping. */
const KEPT_FROM_MS = 50;
/** A slice gets no less, however much of the answer's time is gone. */
const SLICE_LEAST_MS = 200;

/** One search has one processor, and no time to be compiled. */
const ALWAYS = { max_parallel_workers_per_gather: '0', work_mem: '32MB', jit: 'off' };

/** How long an answer may take, in milliseconds. */
export interface Patience {
  /** For counting, once the page is there. */
  readonly enoughMs: number;
  /** In all; for the page a slice is begun in the first half of it. */
  readonly mostMs: number;
  /** For each slice. */
  readonly sliceMs: number;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

export type Found = Omit<SearchResponse, 'page' | 'page_size' | 'hits'> & {
  readonly hits: readonly FoundHit[];
};

type Asked = Omit<SearchRequest, 'q'>;

/** Full-text search over every narrative of every stored quarter; contacts are counted by SQL. */
export class SearchRepository {
  readonly #kept: KeptCounts;

  constructor(
    private readonly dataSource: DataSource,
    private readonly words: ArchiveWordRepository,
  ) {
    this.#kept = new KeptCounts(dataSource);
  }

  /**
   * Searches the stored quarters whose words are read, latest first, as far as the time reaches: the hits of a page, and how many
   * contacts and narratives match, in all and by quarter, indicator and sector. What took long to count is
   * kept, so that whoever asks again comes further.
   *
   * @throws CodedError `CONFLICT` when the quarter of `after` is no longer stored
   */
  async find(
    typed: SearchQuery,
    { page, after, sort, part, ...filters }: Asked,
    patience: Patience,
    pageSize = SEARCH_PAGE_SIZE,
  ): Promise<Found> {
    const began = performance.now();
    const spent = () => performance.now() - began;
    // Before the words: a quarter stored meanwhile would have none and be told as one without hits.
    const quarters = await this.#quarters(filters.quarter);
    const asked = await this.words.occurring(typed);
    const underWay = new PageUnderWay(quarters, { page, after, sort, part, pageSize });
    const key = askedFor(typed, filters);
    const known = await this.#kept.of(key, quarters);
    const counted = new Map<SearchedQuarter, QuarterCounts>();
    for (const quarter of quarters.filter(({ isRead }) => isRead)) {
      const counts = asked.atMost.has(quarter.surveyId) ? known.get(quarter.surveyId) : NOTHING;
      if (counts) counted.set(quarter, counts);
    }
    const hitsIn = ({ quarters: some }: Slice) =>
      some.every((quarter) => counted.has(quarter))
        ? some.reduce((sum, quarter) => sum + counted.get(quarter)!.hits, 0)
        : null;

    const waiting = slicesOf(quarters, asked);
    const fresh = new Map<SearchedQuarter, QuarterCounts>();
    const late = new Set<SearchedQuarter>();
    let isTogether = waiting.length <= 1;
    let isCut = false;
    let hasRunOut = false;
    try {
      for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
        const isCounted = hitsIn(slice) !== null;
        const wanted = underWay.wantedOf(slice, hitsIn(slice));
        if (isCounted && !wanted) continue;
        const usualMs = underWay.isWanted ? patience.mostMs / 2 : patience.enoughMs;
        // After what ran out another is tried, since the next answer begins with the same.
        isCut = spent() > (hasRunOut ? patience.mostMs : usualMs);
        if (isCut) break;
        const limitMs = Math.min(
          patience.sliceMs / (slice.quarters.length > 1 ? 2 : 1),
          Math.max(SLICE_LEAST_MS, patience.mostMs - spent()),
        );
        const bounds = { limitMs, signal: patience.signal };
        const statement = sliceStatement(
          slice,
          { asked, typed, filters },
          { counts: !isCounted, page: wanted },
        );
        const answer = await this.#search(slice, statement, bounds);
        hasRunOut = answer === ranOut;
        if (answer === ranOut) {
          if (wanted) underWay.lose(slice);
          isTogether = false;
          const isSplit = slice.quarters.length > 1;
          if (isSplit) waiting.unshift(...apart(slice));
          // What is read again by itself is late only where the page gave up its hits.
          if (!isSplit || (wanted && !underWay.isWanted))
            for (const quarter of slice.quarters) late.add(quarter);
          continue;
        }
        answer.counts?.forEach((counts, at) => {
          counted.set(slice!.quarters[at]!, counts);
          fresh.set(slice!.quarters[at]!, counts);
        });
        // One whose hits were lost before, and are counted now, stays named.
        if (wanted || part === 'counts') for (const quarter of slice.quarters) late.delete(quarter);
        if (answer.hits) underWay.take(answer.hits, wanted?.after ? 0 : hitsIn(slice)!);
      }
    } finally {
      if (fresh.size > 0 && spent() > KEPT_FROM_MS) await this.#kept.keep(key, fresh);
    }
    const gathered = underWay.gathered(isCut || late.size > 0);
    const limitMs = Math.max(SLICE_LEAST_MS, Math.min(patience.sliceMs, patience.mostMs - spent()));
    const passing = await this.#passing(filters, quarters, {
      limitMs,
      signal: patience.signal,
      spent,
    });
    // A count is told only with the number of contacts that it is of.
    for (const quarter of quarters.filter(({ surveyId }) => !passing.has(surveyId))) {
      counted.delete(quarter);
      late.add(quarter);
    }
    return {
      ...countedQuarters(quarters, counted, passing),
      ...gathered,
      ran_out: [...late].map(named),
      ranked: isTogether ? 'together' : 'by_quarter',
    };
  }

  /** Stored quarters, or those that are chosen, latest first. */
  #quarters(chosen: readonly string[]): Promise<SearchedQuarter[]> {
    return rows(
      this.dataSource,
      SearchedQuarter,
      `SELECT f.id, f.label, f.survey_id AS "surveyId", s.contacts,
              EXISTS (SELECT FROM survey_vocabulary v WHERE v.survey_id = s.id) AS "isRead",
              concat_ws(' ', s.read_version, ${MATCHED_BY}) AS "madeOf"
         FROM workbook_file f JOIN survey s ON s.id = f.survey_id
        WHERE f.kind = 'quarterly' ${chosen.length > 0 ? 'AND f.id::text = ANY($1)' : ''}
        ORDER BY f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC`,
      chosen.length > 0 ? [chosen] : [],
    );
  }

  /**
   * How many contacts pass the filters, by survey, without those that could not be counted in time.
   *
   * @param spent milliseconds that the answer took so far
   */
  async #passing(
    filters: Filters,
    quarters: readonly SearchedQuarter[],
    { spent, ...bounds }: Pick<Bounds, 'limitMs' | 'signal'> & { readonly spent: () => number },
  ): Promise<ReadonlyMap<string, number>> {
    const values: unknown[] = [];
    const narrowed = chosenContacts(filters, (value) => `$${values.push(value)}`);
    if (!narrowed) return new Map(quarters.map(({ surveyId, contacts }) => [surveyId, contacts]));
    const key = askedFor(null, { ...filters, indicator: [], score: [] });
    const known = await this.#kept.of(key, quarters);
    const passing = new Map([...known].map(([surveyId, { contacts }]) => [surveyId, contacts]));
    const others = quarters.filter(({ surveyId }) => !known.has(surveyId));
    if (others.length === 0) return passing;
    const isOfCompany = [filters.sector, filters.district, filters.company].flat().length > 0;
    const sql = `SELECT s.id AS "surveyId", count(n.id) FILTER (WHERE true ${narrowed})::int AS contacts
         FROM survey s LEFT JOIN contact_note n ON n.survey_id = s.id
              ${isOfCompany ? 'LEFT JOIN noted_company c ON c.contact_id = n.id' : ''}
        WHERE s.id = ANY($${values.push(others.map(({ surveyId }) => surveyId))}::uuid[])
        GROUP BY s.id`;
    const row = SearchedQuarter.pick({ surveyId: true, contacts: true });
    const counted = await withinTime(
      this.dataSource,
      { ...bounds, settings: ALWAYS },
      (connection) => rows(connection, row, sql, values),
    );
    if (counted === ranOut) return passing;
    for (const { surveyId, contacts } of counted) passing.set(surveyId, contacts);
    if (spent() > KEPT_FROM_MS) {
      const fresh = others.map((quarter) => {
        const contacts = passing.get(quarter.surveyId) ?? 0;
        return [quarter, { ...NOTHING, contacts }] as const;
      });
      await this.#kept.keep(key, new Map(fresh));
    }
    return passing;
  }

  #search(
    slice: Slice,
    { sql, values }: ReturnType<typeof sliceStatement>,
    bounds: Pick<Bounds, 'limitMs' | 'signal'>,
  ) {
    const settings = { ...ALWAYS, ...PLANNED[slice.by] };
    return withinTime(this.dataSource, { ...bounds, settings }, async (connection) => {
      const { counts, hits } = (await firstRow(connection, SliceAnswer, sql, values))!;
      const quarterOf = (place: number) => named(slice.quarters[place - 1]!);
      return {
        counts: counts && countsOf(slice.quarters.length, counts),
        hits: hits && hits.map(({ place, ...hit }) => ({ ...hit, ...quarterOf(place) })),
      };
    });
  }
}
