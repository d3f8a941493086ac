import type { AuditPageResponse, AuditQuery } from '@lqc/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';

const PATH = '/api/v1/admin/audit';

/** What is chosen, without what is left open. */
function queryOf(which: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.entries(which).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

export const auditEvents = (which: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', which],
    queryFn: ({ pageParam }) =>
      api.get<AuditPageResponse>(PATH + queryOf({ ...which, before: pageParam })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const exportPath = (which: AuditQuery) => `${PATH}/export${queryOf(which)}`;
