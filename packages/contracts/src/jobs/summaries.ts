import { z } from 'zod';
import { OrientationChartResponse, SectorChartResponse } from '../api/exports.js';
import {
  CheckedText,
  PreviewResponse,
  SummaryCheckRequest,
  SummaryRequest,
  SummaryResponse,
  SummaryTarget,
} from '../api/summaries.js';
import { ReadySentences } from '../domain/bound.js';
import { Id } from '../domain/id.js';
import { SectionSubject } from '../domain/report-section.js';
import { imageAsArtifact, IsRenamed, type Jobs, OfSession, QUICK, READS_ALL } from './job.js';

export const summariesJobs = {
  /**
   * The timeout allows two model calls, draft and repair, each with the longest configurable time.
   */
  'write-summary': {
    weight: 'model',
    needsModel: true,
    tellsRenaming: true,
    payload: OfSession.extend({ request: SummaryRequest, isRenamed: IsRenamed }),
    result: SummaryResponse.extend({
      charts: z
        .object({
          orientation: imageAsArtifact(OrientationChartResponse).nullable(),
          sectors: imageAsArtifact(SectorChartResponse).nullable(),
        })
        .nullable(),
    }),
    attempts: 2,
    timeoutMs: 660_000,
  },
  'check-summary': {
    ...READS_ALL,
    payload: OfSession.extend({ request: SummaryCheckRequest }),
    result: CheckedText,
  },
  /**
   * Checks a saved conclusion against the data and stores the result with it. A configured model reads
   * it a second time, so it waits in the model's lane and holds up nobody's click.
   */
  'check-conclusion': {
    ...READS_ALL,
    weight: 'model',
    payload: OfSession.extend({ conclusionId: Id, request: SummaryCheckRequest }),
    result: z.object({ conclusion_id: Id }),
  },
  /** Works out what the data let be said in a chapter of a session or a section of a report. */
  'ready-sentences': {
    ...QUICK,
    payload: OfSession.extend({ request: z.union([SectionSubject, SummaryTarget]) }),
    result: ReadySentences,
  },
  'preview-summary': {
    ...READS_ALL,
    tellsRenaming: true,
    payload: OfSession.extend({ request: SummaryRequest, isRenamed: IsRenamed }),
    result: PreviewResponse,
  },
} as const satisfies Jobs;
