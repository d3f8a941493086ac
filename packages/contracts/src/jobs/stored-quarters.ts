import { z } from 'zod';
import { ArtifactResponse } from '../api/exports.js';
import { NoteFindingsResponse } from '../api/note-findings.js';
import { SearchExportRequest } from '../api/search.js';
import { PlanQuery } from '../api/visit-plan.js';
import { Id } from '../domain/id.js';
import { HEAVY, type Jobs, QUICK } from './job.js';

/** Work over all stored quarters. */
export const storedQuartersJobs = {
  'check-notes': {
    ...QUICK,
    version: 1,
    payload: z.object({ fileId: Id, beforeSurveyId: Id.nullable() }),
    result: NoteFindingsResponse,
    timeoutMs: 60_000,
  },
  /** Reads surveys for the office's themes and keeps each as it is done; taken up again, it goes on. */
  'read-themes': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({}),
    result: z.object({ surveys: z.number().int() }),
    attempts: 5,
    timeoutMs: 3_600_000,
  },
  /** Sums up stored quarters whose data changed, step by step; taken up again, it goes on. */
  'sum-quarters': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({}),
    result: z.object({ steps: z.number().int() }),
    attempts: 5,
    timeoutMs: 3_600_000,
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
