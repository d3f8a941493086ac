import type { IndicatorKey, QuarterRole, Scope, StartSessionRequest } from '@lqc/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ofSession } from './of-session';

/** Query key of all lists of analyses. */
export const listedSessions = ['session lists'] as const;

/** Query of analyses, one's own or the office's, latest first, in pages. */
export const sessionsOf = (scope: Scope) =>
  infiniteQueryOptions({
    queryKey: [...listedSessions, scope],
    queryFn: ({ pageParam: before }) => api.call('listSessions', { query: { scope, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Query of the latest analyses that one may open: one's own and the office's. */
export const latestSessions = queryOptions({
  queryKey: [...listedSessions, 'latest'],
  queryFn: async () => (await api.call('listSessions', { query: { scope: 'office' } })).sessions,
});

export const sessionOf = (session: string) =>
  queryOptions({
    queryKey: ['sessions', session],
    queryFn: () => api.call('session', { params: { session } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const comparisonOf = (session: string) =>
  ofSession(session, ['comparison'], () => api.call('compare', { params: { session } }));

/** Removes cached comparisons after a change of the sector weights, which they depend on. */
export const dropComparisons = (queries: QueryClient) =>
  queries.removeQueries({
    queryKey: ['sessions'],
    predicate: ({ queryKey }) => queryKey[2] === 'comparison',
  });

export const panelOf = (session: string, key: IndicatorKey) =>
  ofSession(session, ['panel', key], () => api.call('panel', { params: { session, key } }));

export const expectationsOf = (session: string) =>
  ofSession(session, ['expectations'], () => api.call('expectations', { params: { session } }));

export const expectationContactsOf = (session: string, key: IndicatorKey) =>
  ofSession(session, ['expectations', key], () =>
    api.call('expectationContacts', { params: { session, key } }),
  );

export const indicatorDetailOf = (session: string, key: IndicatorKey, quarter: QuarterRole) =>
  ofSession(session, ['indicator', key, quarter], () =>
    api.call('indicatorDetail', { params: { session, key }, query: { quarter } }),
  );

export const sectorCompaniesOf = (session: string, name: string) =>
  ofSession(session, ['sector', name], () =>
    api.call('sectorCompanies', { params: { session, name } }),
  );

export const startSession = (body: StartSessionRequest) => api.call('startSession', { body });
export const resetSession = (session: string) => api.call('resetSession', { params: { session } });
