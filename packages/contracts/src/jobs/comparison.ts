import { z } from 'zod';
import {
  CompareResponse,
  IndicatorDetailResponse,
  SectorCompaniesResponse,
} from '../api/comparison.js';
import {
  ExpectationContactsResponse,
  ExpectationsResponse,
  PanelResponse,
} from '../domain/changes.js';
import { IndicatorKeySchema, QuarterRole } from '../domain/figures.js';
import { type Jobs, OfSession, OfWeightedSession, QUICK } from './job.js';

export const comparisonJobs = {
  'compare-quarters': {
    ...QUICK,
    version: 7,
    isWeighted: true,
    payload: OfWeightedSession,
    result: CompareResponse,
  },
  /** The contacts behind an average. */
  'explain-indicator': {
    ...QUICK,
    version: 3,
    payload: OfSession.extend({ indicator: IndicatorKeySchema, quarter: QuarterRole }),
    result: IndicatorDetailResponse.omit({ session_id: true }),
  },
  /** The companies behind a sector's count. */
  'explain-sector': {
    ...QUICK,
    version: 2,
    payload: OfSession.extend({ sector: z.string() }),
    result: SectorCompaniesResponse,
  },
  /** Splits the change of an average into its sources. */
  'split-change': {
    ...QUICK,
    version: 1,
    payload: OfSession.extend({ indicator: IndicatorKeySchema }),
    result: PanelResponse,
  },
  'compare-expectations': {
    ...QUICK,
    version: 3,
    payload: OfSession,
    result: ExpectationsResponse,
  },
  'explain-expectation': {
    ...QUICK,
    version: 1,
    payload: OfSession.extend({ indicator: IndicatorKeySchema }),
    result: ExpectationContactsResponse,
  },
} as const satisfies Jobs;
