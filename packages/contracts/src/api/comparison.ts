import { z } from 'zod';
import {
  ExpectationContactsResponse,
  ExpectationsResponse,
  IndicativeChange,
  PanelResponse,
} from '../domain/changes.js';
import {
  IndicatorChange,
  IndicatorFigure,
  IndicatorKeySchema,
  QuarterRole,
} from '../domain/figures.js';
import { isReadableName } from '../domain/account-name.js';
import { isExpectation } from '../domain/indicators.js';
import { Id } from '../domain/id.js';
import { OfNote } from '../domain/note-findings.js';
import { coded } from './common.js';
import { inSession, type Routes } from './route.js';
import { WeightedNetBalances } from './sector-weights.js';
import { QuarterSource } from './session-figures.js';

/**
 * One contact behind an average: its score, its score in the previous quarter, and its narrative.
 */
export const IndicatorContact = OfNote.extend({
  sector: z.string().nullable(),
  /** The valid score; null when it is blank or invalid and therefore not in the average. */
  score: z.number().nullable(),
  score_cell: z.string().nullable(),
  /** The company's score in the previous quarter; null unless it gave exactly one. */
  score_before: z.number().nullable(),
  /** Null unless the company gave exactly one score in each quarter. */
  change: z.number().nullable(),
  narrative: z.string().nullable(),
  narrative_cell: z.string().nullable(),
});
export type IndicatorContact = z.infer<typeof IndicatorContact>;

/** `GET /api/v1/sessions/{session}/indicators/{key}?quarter=now`: the answers behind an average. */
export const IndicatorDetailResponse = z.object({
  session_id: Id,
  quarter: QuarterRole,
  source: QuarterSource,
  figure: IndicatorFigure,
  contacts: z.array(IndicatorContact),
});
export type IndicatorDetailResponse = z.infer<typeof IndicatorDetailResponse>;

/** A sector's name in a path; a text that no sector can be called is answered as an unknown one. */
const SectorName = z
  .string()
  .max(200, coded('SECTOR_NOT_FOUND'))
  .refine(isReadableName, coded('SECTOR_NOT_FOUND'));

export const IndicatorDetailQuery = z.object({ quarter: QuarterRole.default('now') });
const ofIndicator = inSession.extend({ key: IndicatorKeySchema });

/** `GET /api/v1/sessions/{session}/sectors/{name}`: this quarter's interviews of one sector. */
export const SectorCompaniesResponse = z.object({
  sector: z.string(),
  companies: z.array(OfNote),
});
export type SectorCompaniesResponse = z.infer<typeof SectorCompaniesResponse>;

/** Changes of the indicators that have an average in both quarters. */
export const CompareResponse = z.object({
  summary: z.object({
    naik: z.number().int(),
    turun: z.number().int(),
    tetap: z.number().int(),
  }),
  /** Each list starts with the largest change. */
  changes: z.object({
    naik: z.array(IndicatorChange),
    turun: z.array(IndicatorChange),
    tetap: z.array(IndicatorChange),
  }),
  /** Display names of the indicators without an average in one of the quarters. */
  not_compared: z.array(z.string()),
  /** All 15 indicators with the uncertainty of their changes. */
  comparison: z.array(IndicativeChange),
  /** Only when an admin has stored weights of sectors. */
  weighted_net_balance: WeightedNetBalances.optional(),
});
export type CompareResponse = z.infer<typeof CompareResponse>;
/** The part of a comparison that only groups the changes by direction. */
export type ChangeTally = Pick<CompareResponse, 'summary' | 'changes' | 'not_compared'>;

/** Comparison of an analysis' quarters, and the contacts behind its averages and changes. */
export const comparisonCalls = {
  indicatorDetail: {
    access: 'staff',
    summary: 'What stands behind an average',
    params: ofIndicator,
    query: IndicatorDetailQuery,
    response: IndicatorDetailResponse,
    job: 'explain-indicator',
  },
  sectorCompanies: {
    access: 'staff',
    summary: 'Companies of one sector',
    params: inSession.extend({ name: SectorName }),
    response: SectorCompaniesResponse,
    job: 'explain-sector',
  },
  compare: {
    access: 'staff',
    summary: 'Averages now against before',
    params: inSession,
    response: CompareResponse,
    job: 'compare-quarters',
  },
  panel: {
    access: 'staff',
    summary: 'Where the change of an average came from',
    params: ofIndicator,
    response: PanelResponse,
    job: 'split-change',
  },
  expectations: {
    access: 'staff',
    summary: 'What companies expected beside what they reported',
    params: inSession,
    response: ExpectationsResponse,
    job: 'compare-expectations',
  },
  expectationContacts: {
    access: 'staff',
    summary: 'Who expected and reported what, in their words',
    params: inSession.extend({ key: IndicatorKeySchema.refine(isExpectation) }),
    response: ExpectationContactsResponse,
    job: 'explain-expectation',
  },
} as const satisfies Routes;
