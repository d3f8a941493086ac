import { z } from 'zod';
import { MergePreviewResponse, MergeResponse, SentFile } from '../api/merger.js';
import { type Jobs, OPENS_FILES } from './job.js';

export const mergerJobs = {
  'preview-merge': {
    ...OPENS_FILES,
    payload: z.object({ files: z.array(SentFile) }),
    result: MergePreviewResponse,
    attempts: 2,
  },
  'merge-workbooks': {
    ...OPENS_FILES,
    payload: z.object({ files: z.array(SentFile) }),
    result: MergeResponse,
    attempts: 2,
  },
} as const satisfies Jobs;
