import { z } from 'zod';
import { ArtifactResponse } from '../api/exports.js';
import { MergeResponse } from '../api/merger.js';
import { Id } from '../domain/id.js';
import { HEAVY, type Jobs, OPENS_FILES, QUICK } from './job.js';

export const captureJobs = {
  'write-note-sheet': {
    ...QUICK,
    payload: z.object({ noteId: Id, company: z.string(), quarter: z.string() }),
    result: ArtifactResponse,
  },
  'write-captured-quarter': {
    ...OPENS_FILES,
    attempts: HEAVY.attempts,
    payload: z.object({ label: z.string() }),
    result: MergeResponse,
  },
} as const satisfies Jobs;
