import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberSession } from '../../features/analysis-session/dashboard-state';
import { sessionOf } from '../../features/analysis-session/api';
import type { DashboardSearch } from './search';

/** The state in the dashboard's address, the session, and functions that change the address. */
export function useDashboard() {
  const search = useSearch({ from: '/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  const go = (to: Partial<DashboardSearch>) =>
    void navigate({ to: '/dashboard', search: (now) => ({ ...now, ...to }) });
  const session = useQuery({
    ...sessionOf(search.session ?? ''),
    enabled: search.session !== undefined,
  });
  const { data } = session;
  useEffect(() => {
    if (data) rememberSession(data);
  }, [data]);
  return { search, go, session };
}
