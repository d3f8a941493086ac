import type {
  CompareResponse,
  IndicatorDetailResponse,
  IndicatorKey,
  QuarterRole,
  SectorCompaniesResponse,
  SessionResponse,
  SessionListResponse,
  StartSessionRequest,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';

export const latestSessions = queryOptions({
  queryKey: ['sessions', 'latest'],
  queryFn: async () => (await api.get<SessionListResponse>('/api/v1/sessions')).sessions,
});

export const sessionOf = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    queryFn: () => api.get<SessionResponse>(`/api/v1/sessions/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const comparisonOf = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id, 'comparison'],
    queryFn: () => api.get<CompareResponse>(`/api/v1/compare/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const indicatorDetailOf = (id: string, key: IndicatorKey, quarter: QuarterRole) =>
  queryOptions({
    queryKey: ['sessions', id, 'indicator', key, quarter],
    queryFn: () =>
      api.get<IndicatorDetailResponse>(
        `/api/v1/sessions/${id}/indicators/${encodeURIComponent(key)}?quarter=${quarter}`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sectorCompaniesOf = (id: string, sector: string) =>
  queryOptions({
    queryKey: ['sessions', id, 'sector', sector],
    queryFn: () =>
      api.get<SectorCompaniesResponse>(
        `/api/v1/sessions/${id}/sectors/${encodeURIComponent(sector)}`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startSession = (request: StartSessionRequest) =>
  api.post<SessionResponse>('/api/v1/sessions', request);
export const resetSession = (id: string) => api.post(`/api/v1/reset-session-data/${id}`, {});
