import type { Done, OperationsResponse } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';

const REFRESH_MS = 5000;

export const operations = queryOptions({
  queryKey: ['admin', 'operations'],
  // Looking on is nobody's work: it does not extend the session.
  queryFn: () => api.get<OperationsResponse>('/api/v1/admin/operations', { background: true }),
  refetchInterval: REFRESH_MS,
});

export const retryJob = (id: string) => api.post<Done>(`/api/v1/admin/jobs/${id}/retry`);
