import {
  CodedError,
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  type SearchRequest,
  type SearchResponse,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { firstRow, rows } from '../rows.js';
import { addedUp, countsOf, NOTHING, type QuarterCounts } from '../search/counts.js';
import { askedFor, KeptCounts } from '../search/kept-counts.js';
import {
  type FoundHit,
  type Page,
  type Place,
  type PlacedHit,
  PLANNED,
  SliceAnswer,
  sliceStatement,
} from '../search/slice-statement.js';
import { apart, SearchedQuarter, type Slice, slicesOf } from '../search/slices.js';
import { ranOut, withinTime } from '../search/within-time.js';
import type { ArchiveWordRepository } from './archive-words.js';

export type { FoundHit } from '../search/slice-statement.js';

/** Quicker counting is not worth keeping. */
const KEPT_FROM_MS = 50;
/** A slice gets no less, however much of the answer's time is gone. */
const SLICE_LEAST_MS = 200;

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
   * Searches the stored quarters, latest first, as far as the time reaches: the hits of a page, and how many
   * contacts and narratives match, in all and by quarter, indicator and sector. What took long to count is
   * kept, so that whoever asks again comes further.
   *
   * @throws CodedError `CONFLICT` when the quarter of `after` is no longer stored
   */
  async find(
    typed: SearchQuery,
    { page, after: written, sort, part, ...filters }: Asked,
    patience: Patience,
    pageSize = SEARCH_PAGE_SIZE,
  ): Promise<Found> {
    const began = performance.now();
    const spent = () => performance.now() - began;
    await this.words.readMissing();
    const asked = await this.words.occurring(typed);
    const quarters = await this.#quarters(filters.quarter);
    const key = askedFor(typed, filters);
    const known = await this.#kept.of(key, quarters);
    const counted = new Map<SearchedQuarter, QuarterCounts>();
    for (const quarter of quarters) {
      const counts = asked.atMost.has(quarter.surveyId) ? known.get(quarter.surveyId) : NOTHING;
      if (counts) counted.set(quarter, counts);
    }
    const after = written ? placeOf(written) : null;
    const begins = after ? quarters.findIndex(({ id }) => id === after.quarterId) : 0;
    if (begins < 0) throw new CodedError('CONFLICT');

    const hits: PlacedHit[] = [];
    const fresh = new Map<SearchedQuarter, QuarterCounts>();
    const late = new Set<SearchedQuarter>();
    let skip = after ? 0 : (page - 1) * pageSize;
    let wantsHits = part === 'all';
    const waiting = slicesOf(quarters, asked);
    let isTogether = waiting.length <= 1;
    let isCut = false;
    let hasRunOut = false;
    try {
      for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
        const isCounted = slice.quarters.every((quarter) => counted.has(quarter));
        const hitsIn = () =>
          slice!.quarters.reduce((sum, quarter) => sum + counted.get(quarter)!.hits, 0);
        const isBefore = quarters.indexOf(slice.quarters.at(-1)!) < begins;
        let isWanted = wantsHits && !isBefore;
        if (isWanted && isCounted) {
          const isPassed = hitsIn() <= skip;
          if (isPassed) skip -= hitsIn();
          isWanted = !isPassed;
        }
        if (isCounted && !isWanted) continue;
        const usualMs = wantsHits ? patience.mostMs / 2 : patience.enoughMs;
        // After what ran out another is tried, since the next answer begins with the same.
        if (spent() > (hasRunOut ? patience.mostMs : usualMs)) {
          isCut = true;
          break;
        }
        const holdsAfter = after && slice.quarters.some(({ id }) => id === after.quarterId);
        const wanted: Page | null = isWanted
          ? { sort, limit: pageSize + 1 - hits.length, skip, after: holdsAfter ? after : null }
          : null;
        const answer = await this.#search(slice, { asked, typed, filters }, wanted, {
          counts: !isCounted,
          limitMs: Math.min(
            patience.sliceMs / (slice.quarters.length > 1 ? 2 : 1),
            Math.max(SLICE_LEAST_MS, patience.mostMs - spent()),
          ),
          signal: patience.signal,
        });
        hasRunOut = answer === ranOut;
        if (answer === ranOut) {
          const isOne = slice.quarters.length === 1;
          // Later hits would stand in the place of these, and those before were in another order.
          const isLost = isWanted && (isOne || hits.length > 0 || after !== null);
          for (const quarter of slice.quarters) late.add(quarter);
          wantsHits &&= !isLost;
          isTogether = false;
          if (!isOne) waiting.unshift(...apart(slice));
          continue;
        }
        for (const quarter of slice.quarters) if (wantsHits || !isWanted) late.delete(quarter);
        answer.counts?.forEach((counts, at) => {
          counted.set(slice!.quarters[at]!, counts);
          fresh.set(slice!.quarters[at]!, counts);
        });
        if (!answer.hits) continue;
        hits.push(...answer.hits);
        skip = Math.max(0, skip - (holdsAfter ? 0 : hitsIn()));
        wantsHits = hits.length <= pageSize;
      }
    } finally {
      if (fresh.size > 0 && spent() > KEPT_FROM_MS) await this.#kept.keep(key, fresh);
    }
    const all = [...counted.values()];
    const shown = hits.slice(0, pageSize);
    const isMore = hits.length > pageSize || ((isCut || late.size > 0) && shown.length > 0);
    const gap = quarters.findIndex((quarter) => !counted.has(quarter));
    const { facets, ...sums } = addedUp(all);
    const by_quarter = quarters.toReversed().map((quarter) => ({
      ...named(quarter),
      contacts: counted.get(quarter)?.contacts ?? 0,
      of: quarter.contacts,
      counted: counted.has(quarter),
    }));
    const quarter = by_quarter
      .filter(({ contacts }) => contacts > 0)
      .map(({ quarter_id: value, label, contacts }) => ({ value, label, contacts }));
    return {
      ...sums,
      facets: { quarter, ...facets },
      by_quarter,
      hits: shown.map(({ position: _, exact: __, rank: ___, ...hit }) => hit),
      next: isMore ? writtenPlace(shown.at(-1)!) : null,
      uncounted: quarters.length - counted.size,
      counted_to: gap > 0 ? named(quarters[gap - 1]!) : null,
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
              concat_ws(' ', s.read_version,
                coalesce((SELECT register_id::text FROM workbook_file WHERE kind = 'company'), '-'),
                (SELECT md5(string_agg(contact_key || chr(10) || said, chr(10) ORDER BY contact_key))
                   FROM said_of_company)) AS "madeOf"
         FROM workbook_file f JOIN survey s ON s.id = f.survey_id
        WHERE f.kind = 'quarterly' ${chosen.length > 0 ? 'AND f.id::text = ANY($1)' : ''}
        ORDER BY f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC`,
      chosen.length > 0 ? [chosen] : [],
    );
  }

  #search(
    slice: Slice,
    search: Parameters<typeof sliceStatement>[1],
    page: Page | null,
    {
      counts,
      limitMs,
      signal,
    }: { counts: boolean; limitMs: number; signal?: AbortSignal | undefined },
  ) {
    const { sql, values } = sliceStatement(slice, search, { counts, page });
    const settings = {
      ...PLANNED[slice.by],
      max_parallel_workers_per_gather: '0',
      work_mem: '32MB',
      jit: 'off',
    };
    return withinTime(this.dataSource, { limitMs, settings, signal }, async (connection) => {
      const answer = (await firstRow(connection, SliceAnswer, sql, values))!;
      return {
        counts: answer.counts && countsOf(slice.quarters.length, answer.counts),
        hits:
          answer.hits?.map(({ place, ...hit }) => ({
            ...hit,
            ...named(slice.quarters[place - 1]!),
          })) ?? null,
      };
    });
  }
}

const named = ({ id, label }: SearchedQuarter) => ({ quarter_id: id, label });

const writtenPlace = ({ quarter_id, position, indicator, exact, rank }: PlacedHit): string =>
  [quarter_id, position, indicator, exact, rank].join('~');

function placeOf(written: string): Place {
  const [quarterId, position, indicator, exact, rank] = written.split('~');
  return {
    quarterId: quarterId!,
    position: Number(position),
    indicator: indicator!,
    exact: Number(exact),
    rank: Number(rank),
  };
}
