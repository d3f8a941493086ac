import type { SaveUsageLimitsRequest } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

const REFRESH_MS = 5000;

export const operations = queryOptions({
  queryKey: ['admin', 'operations'],
  // Polling is no activity of the person, so it does not extend the session.
  queryFn: () => api.call('operations', { background: true }),
  refetchInterval: REFRESH_MS,
});

export const retryJob = (id: string) => api.call('retryJob', { params: { id } });

export const usageLimits = queryOptions({
  queryKey: ['admin', 'limits'],
  queryFn: () => api.call('usageLimits', { background: true }),
});

export const saveUsageLimits = (body: SaveUsageLimitsRequest) =>
  api.call('saveUsageLimits', { body });
