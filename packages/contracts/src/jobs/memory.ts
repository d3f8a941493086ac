import { z } from 'zod';
import { PlanQuery } from '../api/contacts.js';
import { ArtifactResponse } from '../api/exports.js';
import { SearchExportRequest } from '../api/search.js';
import { HEAVY, type Jobs } from './job.js';

/** Work over all stored quarters. */
export const memoryJobs = {
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
