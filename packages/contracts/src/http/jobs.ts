import { z } from 'zod';
import { ErrorBody, Id, Timestamp } from './common.js';

export const JobStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

/** `GET /api/v1/jobs/{id}`, and each event of `/events`. */
export const JobAnswer = z.object({
  job_id: Id,
  name: z.string(),
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
export type JobAnswer = z.infer<typeof JobAnswer>;

/** 202 to a call that prefers to be answered at once. */
export const JobAccepted = z.object({ job_id: Id });
export type JobAccepted = z.infer<typeof JobAccepted>;
