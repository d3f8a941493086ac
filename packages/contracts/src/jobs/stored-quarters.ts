import { z } from 'zod';
import { ArtifactResponse } from '../api/exports.js';
import { NoteFindingsResponse } from '../api/note-findings.js';
import { SearchExportRequest } from '../api/search.js';
import { PlanQuery } from '../api/visit-plan.js';
import { Id } from '../domain/id.js';
import { HEAVY, type Jobs, READS_ALL, STEP_BY_STEP } from './job.js';

/** Work over all stored quarters. */
export const storedQuartersJobs = {
  'check-notes': {
    ...READS_ALL,
    version: 1,
    payload: z.object({ fileId: Id, beforeSurveyId: Id.nullable() }),
    result: NoteFindingsResponse,
  },
  /** Reads surveys for the office's themes and keeps each as it is done; taken up again, it goes on. */
  'read-themes': {
    ...STEP_BY_STEP,
    payload: z.object({}),
    result: z.object({ surveys: z.number().int() }),
  },
  /** Sums up stored quarters whose data changed, step by step; taken up again, it goes on. */
  'sum-quarters': {
    ...STEP_BY_STEP,
    payload: z.object({}),
    result: z.object({ steps: z.number().int() }),
  },
  'write-plan': {
    ...HEAVY,
    payload: z.object({ request: PlanQuery }),
    result: ArtifactResponse,
  },
  'write-search': {
    ...HEAVY,
    payload: z.object({ request: SearchExportRequest }),
    result: ArtifactResponse,
  },
} as const satisfies Jobs;
