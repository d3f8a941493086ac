import { z } from 'zod';
import { PlanQuery } from '../api/contacts.js';
import { ArtifactResponse } from '../api/exports.js';
import { SearchExportRequest } from '../api/search.js';
import { HEAVY, type Jobs } from './job.js';

/** Work over all stored quarters. */
export const memoryJobs = {
  /** Reads surveys for the office's themes and keeps each as it is done; taken up again, it goes on. */
  'read-themes': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({}),
    result: z.object({ surveys: z.number().int() }),
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
