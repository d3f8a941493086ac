import { z } from 'zod';
import { MergePreviewResponse, MergeResponse, SentFile } from '../api/merger.js';
import type { Jobs } from './job.js';

export const mergerJobs = {
  'preview-merge': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergePreviewResponse,
    attempts: 2,
    timeoutMs: 120_000,
  },
  'merge-workbooks': {
    weight: 'heavy',
    payload: z.object({ files: z.array(SentFile) }),
    result: MergeResponse,
    attempts: 2,
    timeoutMs: 180_000,
  },
} as const satisfies Jobs;
