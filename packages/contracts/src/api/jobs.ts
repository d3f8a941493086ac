import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { JOB_NAMES } from '../job-names.js';
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
  /** The current step, in Indonesian. */
  step: z.string().nullable(),
  /** The text so far, for jobs that write one. */
  draft: z.string().nullable(),
  /** The body that the plain call would have had; set once the job is completed. */
  result: z.unknown(),
  error: ErrorBody.nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
});
export type JobResponse = z.infer<typeof JobResponse>;

/** The body of a 202 response to a call with `Prefer: respond-async`. */
export const JobAccepted = z.object({ job_id: Id });
export type JobAccepted = z.infer<typeof JobAccepted>;

/** State of jobs, and cancelling them. */
export const jobsRoutes = {
  job: {
    access: 'staff',
    summary: 'How long work stands',
    params: byId('JOB_NOT_FOUND'),
    response: JobResponse,
  },
  jobEvents: {
    access: 'staff',
    summary: 'The same as server-sent events',
    params: byId('JOB_NOT_FOUND'),
    response: 'events',
    events: JobResponse,
  },
  cancelJob: {
    access: 'staff',
    summary: 'Cancel long work',
    params: byId('JOB_NOT_FOUND'),
    response: JobResponse,
    audit: 'cancel-job',
  },
} as const satisfies Routes;
