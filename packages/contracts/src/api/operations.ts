import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { ERROR_CODES } from '../errors.js';
import { JOB_NAMES, WEIGHTS } from '../job-names.js';
import { Done } from './common.js';
import { byId, type Routes } from './route.js';

export const AdminStatusResponse = z.object({
  active_sessions: z.number().int(),
  session_expire_minutes: z.number().int(),
  expires: Timestamp,
});
export type AdminStatusResponse = z.infer<typeof AdminStatusResponse>;

export const LiveResponse = z.object({ status: z.literal('ok'), version: z.string() });
export const ReadyResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.boolean(),
  queue: z.boolean(),
  workers: z.number().int(),
  /** Those of another version among them, which may make what this gateway does not find. */
  other_workers: z.number().int(),
});
export type ReadyResponse = z.infer<typeof ReadyResponse>;

/** The queue of one weight: jobs waiting, jobs running, and the capacity of the workers. */
export const QueueState = z.object({
  weight: z.enum(WEIGHTS),
  queued: z.number().int(),
  running: z.number().int(),
  /** Jobs that all living workers together can run at once. */
  slots: z.number().int(),
  /** Age of the oldest waiting job. */
  wait_seconds: z.number(),
});
export type QueueState = z.infer<typeof QueueState>;

export const WorkerState = z.object({
  id: Id,
  host: z.string(),
  pid: z.number().int().nullable(),
  started_at: Timestamp,
  is_other_version: z.boolean(),
  running: z.number().int(),
});
export type WorkerState = z.infer<typeof WorkerState>;

export const FailedJob = z.object({
  job_id: Id,
  name: z.enum(JOB_NAMES),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  owner_username: z.string(),
  attempts: z.number().int(),
  request_id: z.string().nullable(),
  finished_at: Timestamp,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** State of queues and workers for operators, with the latest failures. */
export const OperationsResponse = z.object({
  /** What carries the queue's messages. */
  backend: z.enum(['postgresql', 'redis']),
  queues: z.array(QueueState),
  workers: z.array(WorkerState),
  failures: z.array(FailedJob),
  /** True when the role that serves owns the audit log, and so could take its protection away. */
  audit_log_owned: z.boolean(),
});
export type OperationsResponse = z.infer<typeof OperationsResponse>;

/** Operation of the product. */
export const operationsRoutes = {
  adminStatus: {
    access: 'staff',
    summary: 'Session life',
    response: AdminStatusResponse,
  },
  operations: {
    access: 'admin',
    summary: 'Queues, living workers, latest failures',
    response: OperationsResponse,
  },
  retryJob: {
    access: 'admin',
    summary: 'Do failed work again',
    params: byId('JOB_NOT_FOUND'),
    response: Done,
    audit: 'retry-job',
  },
  live: {
    access: 'public',
    summary: 'The process runs',
    response: LiveResponse,
  },
  ready: {
    access: 'public',
    summary: 'Database, queue and a worker are there',
    response: ReadyResponse,
  },
  metrics: {
    access: 'admin',
    summary: 'Prometheus metrics, also for whoever bears METRICS_TOKEN',
    response: 'text',
  },
  openapi: {
    access: 'staff',
    summary: 'The OpenAPI document',
    response: z.unknown(),
  },
} as const satisfies Routes;
