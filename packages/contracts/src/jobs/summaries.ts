import { z } from 'zod';
import { OrientationChartResponse, SectorChartResponse } from '../api/exports.js';
import {
  CheckedText,
  PreviewResponse,
  SummaryCheckRequest,
  SummaryRequest,
  SummaryResponse,
} from '../api/summaries.js';
import { Id } from '../domain/id.js';
import { drawn, type Jobs, OfSession, QUICK } from './job.js';

export const summariesJobs = {
  /** One model call and one repair, each as long as it may be configured. */
  'write-summary': {
    weight: 'model',
    payload: OfSession.extend({ request: SummaryRequest }),
    result: SummaryResponse.extend({
      charts: z
        .object({
          orientation: drawn(OrientationChartResponse).nullable(),
          sectors: drawn(SectorChartResponse).nullable(),
        })
        .nullable(),
    }),
    attempts: 2,
    timeoutMs: 660_000,
  },
  'check-summary': {
    ...QUICK,
    payload: OfSession.extend({ request: SummaryCheckRequest }),
    result: CheckedText,
    timeoutMs: 60_000,
  },
  /** Works out what the data say of a text that is kept, and keeps it beside the text. */
  'check-conclusion': {
    ...QUICK,
    payload: OfSession.extend({ conclusionId: Id, request: SummaryCheckRequest }),
    result: z.object({ conclusion_id: Id }),
    timeoutMs: 60_000,
  },
  'preview-summary': {
    ...QUICK,
    payload: OfSession.extend({ request: SummaryRequest }),
    result: PreviewResponse,
    timeoutMs: 60_000,
  },
} as const satisfies Jobs;
