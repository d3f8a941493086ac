import { z } from 'zod';
import { JOB_NAMES, type JobName, WEIGHTS } from '../jobs.js';
import { Id, Timestamp } from './common.js';

export const AdminStatusAnswer = z.object({
  active_sessions: z.number().int(),
  session_expire_minutes: z.number().int(),
  expires: Timestamp,
});
export type AdminStatusAnswer = z.infer<typeof AdminStatusAnswer>;

export const LiveAnswer = z.object({ status: z.literal('ok'), version: z.string() });
export const ReadyAnswer = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.boolean(),
  queue: z.boolean(),
  workers: z.number().int(),
});
export type ReadyAnswer = z.infer<typeof ReadyAnswer>;

/** Work of one weight: what waits, what is in hand, and for how much there are hands. */
export const QueueState = z.object({
  weight: z.enum(WEIGHTS),
  queued: z.number().int(),
  running: z.number().int(),
  /** Hands of all living workers together. */
  hands: z.number().int(),
  /** How long the longest waiting has waited. */
  wait_seconds: z.number(),
});
export type QueueState = z.infer<typeof QueueState>;

export const WorkerState = z.object({
  id: Id,
  host: z.string(),
  pid: z.number().int().nullable(),
  started_at: Timestamp,
  running: z.number().int(),
});
export type WorkerState = z.infer<typeof WorkerState>;

export const FailedJob = z.object({
  job_id: Id,
  name: z.enum(JOB_NAMES as [JobName, ...JobName[]]),
  code: z.string(),
  message: z.string(),
  owner_username: z.string(),
  attempts: z.number().int(),
  request_id: z.string().nullable(),
  finished_at: Timestamp,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** What operators look at. */
export const OperationsAnswer = z.object({
  /** Where messages travel. */
  backend: z.enum(['postgresql', 'redis']),
  queues: z.array(QueueState),
  workers: z.array(WorkerState),
  failures: z.array(FailedJob),
});
export type OperationsAnswer = z.infer<typeof OperationsAnswer>;
