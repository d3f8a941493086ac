import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { JOB_NAMES } from '../job-names.js';
import { ADDRESSES } from './addresses.js';
import { ErrorBody } from './common.js';
import { byId, type Routes } from './route.js';

export const JobStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

/** `GET /api/v1/jobs/{id}`, and each event of `/events`. */
export const JobResponse = z.object({
  job_id: Id,
  name: z.enum(JOB_NAMES),
  status: JobStatus,
  progress: z.number().min(0).max(100),
  /** What is happening now, in Indonesian. */
  step: z.string().nullable(),
  /** What has been written so far, where the work writes text. */
  draft: z.string().nullable(),
  /** The answer the call would have had, once completed. */
  result: z.unknown(),
  error: ErrorBody.nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
});
export type JobResponse = z.infer<typeof JobResponse>;

/** 202 to a call that prefers to be answered at once. */
export const JobAccepted = z.object({ job_id: Id });
export type JobAccepted = z.infer<typeof JobAccepted>;

/** Long work under way. */
export const jobsRoutes = {
  job: {
    ...ADDRESSES.job,
    access: 'staff',
    summary: 'How long work stands',
    params: byId('JOB_NOT_FOUND'),
    response: JobResponse,
  },
  jobEvents: {
    ...ADDRESSES.jobEvents,
    access: 'staff',
    summary: 'The same as server-sent events',
    params: byId('JOB_NOT_FOUND'),
    response: 'events',
    events: JobResponse,
  },
  cancelJob: {
    ...ADDRESSES.cancelJob,
    access: 'staff',
    summary: 'Cancel long work',
    params: byId('JOB_NOT_FOUND'),
    response: JobResponse,
  },
} as const satisfies Routes;
