import { z } from 'zod';
import * as operations from '../http/operations.js';
import { Done } from '../http/common.js';
import { byId, type Route } from './route.js';

/** Running the product. */
export const operationsRoutes = {
  adminStatus: {
    method: 'GET',
    path: '/api/v1/admin/status',
    access: 'staff',
    summary: 'Session life',
    answer: operations.AdminStatusAnswer,
  },
  operations: {
    method: 'GET',
    path: '/api/v1/admin/operations',
    access: 'admin',
    summary: 'Queues, living workers, latest failures',
    answer: operations.OperationsAnswer,
  },
  retryJob: {
    method: 'POST',
    path: '/api/v1/admin/jobs/{id}/retry',
    access: 'admin',
    summary: 'Do failed work again',
    params: byId('JOB_NOT_FOUND'),
    answer: Done,
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    access: 'public',
    summary: 'The process runs',
    answer: operations.LiveAnswer,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    access: 'public',
    summary: 'Database, queue and a worker are there',
    answer: operations.ReadyAnswer,
  },
  metrics: {
    method: 'GET',
    path: '/api/metrics',
    access: 'public',
    summary: 'Prometheus metrics',
    answer: 'text',
  },
  openapi: {
    method: 'GET',
    path: '/api/docs-json',
    access: 'public',
    summary: 'The OpenAPI document',
    answer: z.unknown(),
  },
} as const satisfies Record<string, Route>;
