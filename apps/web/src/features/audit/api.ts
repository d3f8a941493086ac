import type { AuditQuery } from '@lqc/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

const trimmed = ({ actor, ...which }: AuditQuery): AuditQuery => ({
  ...which,
  actor: actor?.trim(),
});

export const auditEvents = (which: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', which],
    queryFn: ({ pageParam: before }) =>
      api.call('auditEvents', { query: { ...trimmed(which), before } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const exportAudit = (which: AuditQuery) =>
  api.file('exportAudit', { query: trimmed(which) });
