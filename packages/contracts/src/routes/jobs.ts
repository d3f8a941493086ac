import { JobAnswer } from '../http/jobs.js';
import { byId, type Route } from './route.js';

/** Long work under way. */
export const jobsRoutes = {
  job: {
    method: 'GET',
    path: '/api/v1/jobs/{id}',
    access: 'staff',
    summary: 'How long work stands',
    params: byId('JOB_NOT_FOUND'),
    answer: JobAnswer,
  },
  jobEvents: {
    method: 'GET',
    path: '/api/v1/jobs/{id}/events',
    access: 'staff',
    summary: 'The same as server-sent events',
    params: byId('JOB_NOT_FOUND'),
    answer: 'events',
  },
  cancelJob: {
    method: 'DELETE',
    path: '/api/v1/jobs/{id}',
    access: 'staff',
    summary: 'Cancel long work',
    params: byId('JOB_NOT_FOUND'),
    answer: JobAnswer,
  },
} as const satisfies Record<string, Route>;
