import { z } from 'zod';
import { chosenIn } from '../domain/choice.js';
import { IndicatorKeySchema } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { NARROWED_BY, type NarrowedBy } from '../domain/search-facets.js';
import { SEARCH_QUERY_LENGTH } from '../limits.js';
import { pageUpTo } from './common.js';
import type { Routes } from './route.js';

export const SEARCH_CHOSEN_LENGTH = 2000;
export const SEARCH_PAGE_SIZE = 20;

const OneOrMore = z
  .union([
    z.string().max(SEARCH_CHOSEN_LENGTH),
    z.array(z.string().max(SEARCH_CHOSEN_LENGTH)).max(100),
  ])
  .optional()
  .transform((given) => [given ?? []].flat().filter((text) => text !== ''));

/** Values of a facet, as repeated parameters or as `joinedChoice` has them, since names contain commas. */
const Chosen = OneOrMore.transform((texts) => texts.flatMap((text) => chosenIn(text)));

/** One field for each thing that a search can be narrowed by; `-` stands for an unknown sector. */
export const narrowedBy = <Field>(field: Field) =>
  Object.fromEntries(NARROWED_BY.map((name) => [name, field])) as Record<NarrowedBy, Field>;

/** Where a page ended: its last hit's quarter, position, indicator, and how well it matches. */
const SearchPlace = z
  .string()
  .max(120)
  .regex(/^[0-9a-f-]{36}~\d{1,9}~[a-z ]{1,40}~[01]~[\d.e-]{1,30}$/);

export const SearchRequest = z.object({
  q: z.string().max(SEARCH_QUERY_LENGTH).default(''),
  ...narrowedBy(Chosen),
  /** Whole: before the legal form of a key stands the separator. */
  company: OneOrMore,
  page: pageUpTo(5000),
  /** The `next` of an answer: the page after it, in place of `page`. */
  after: SearchPlace.optional(),
  /** By relevance hits are ranked within the quarters that are searched together, latest first. */
  sort: z.enum(['relevance', 'time']).default('relevance'),
  /** `counts` for whoever has the hits and waits until all quarters are counted. */
  part: z.enum(['all', 'counts']).default('all'),
});
export type SearchRequest = z.output<typeof SearchRequest>;

/** A search as a workbook: complete for the office, or counts alone that may leave it. */
export const SearchExportRequest = SearchRequest.omit({
  page: true,
  after: true,
  part: true,
}).extend({
  /** A copy that leaves is refused: counts under filters that anybody chooses would tell single answers. */
  copy: z.literal('internal').default('internal'),
});

/** Beyond so many the workbook tells how many hits it leaves out. */
export const EXPORTED_HITS_MAX = 10_000;

const facet = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, contacts: z.number().int() }));

/** A narrative that matches the search. */
export const SearchHit = z.object({
  contact_id: Id,
  contact: z.string(),
  company_key: z.string(),
  quarter_id: Id,
  label: z.string(),
  sector: z.string().nullable(),
  indicator: IndicatorKeySchema,
  score: z.number().nullable(),
  sheet: z.string(),
  cell: z.string().nullable(),
  narrative: z.string(),
  /** Start and end of each match in `narrative`, in UTF-16 units. */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchHit = z.infer<typeof SearchHit>;

const NamedQuarter = z.object({ quarter_id: Id, label: z.string() });

export const SearchResponse = z.object({
  /** Number of interviews with at least one hit. */
  contacts: z.number().int(),
  hits_total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  hits: z.array(SearchHit),
  /** Interviews with a hit per value, most first; quarters and scores in their natural order. */
  facets: z.object({
    quarter: z.array(z.object({ value: Id, label: z.string(), contacts: z.number().int() })),
    sector: facet(z.string().nullable()),
    indicator: facet(IndicatorKeySchema),
    score: facet(z.number().nullable()),
    district: facet(z.string().nullable()),
    method: facet(z.string().nullable()),
    interviewer: facet(z.string().nullable()),
  }),
  /** Every stored quarter, oldest first: interviews with a hit (`contacts`) of all that pass the filters (`of`). */
  by_quarter: z.array(
    NamedQuarter.extend({
      contacts: z.number().int(),
      of: z.number().int(),
      /** False where nobody counted yet, and `contacts` is 0 for that. */
      counted: z.boolean(),
    }),
  ),
  /**
   * The place to hand in as `after` for the next page, the same place again where time ran out before its
   * hits; null where no further hit is known.
   */
  next: z.string().nullable(),
  /** How many quarters are not counted yet; whoever asks again has more of them counted. */
  uncounted: z.number().int(),
  /** The earliest quarter up to which all are counted, from the latest; null when all are, or none. */
  counted_to: NamedQuarter.nullable(),
  /** Quarters whose counts, or hits of this page, could not be read within their time. */
  ran_out: z.array(NamedQuarter),
  /** Whether relevance orders all hits, or only those of each quarter. */
  ranked: z.enum(['together', 'by_quarter']),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

/** What is found where nothing is asked. */
export const NOTHING_FOUND: Omit<SearchResponse, 'page' | 'page_size'> = {
  contacts: 0,
  hits_total: 0,
  hits: [],
  facets: {
    quarter: [],
    sector: [],
    indicator: [],
    score: [],
    district: [],
    method: [],
    interviewer: [],
  },
  by_quarter: [],
  next: null,
  uncounted: 0,
  counted_to: null,
  ran_out: [],
  ranked: 'together',
};

/** Full-text search over the narratives of all stored quarters. */
export const searchRoutes = {
  search: {
    access: 'staff',
    summary: 'Search what contacts said in all stored quarters',
    query: SearchRequest,
    response: SearchResponse,
  },
  exportSearch: {
    access: 'staff',
    summary: 'What a search found as a workbook, for the office alone',
    query: SearchExportRequest,
    response: 'binary',
    job: 'write-search',
    audit: 'export-workbook',
  },
} as const satisfies Routes;
