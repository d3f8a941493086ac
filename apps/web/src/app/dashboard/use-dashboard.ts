import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  readDashboardState,
  rememberSession,
} from '../../features/analysis-session/dashboard-state';
import { sessionOf } from '../../features/analysis-session/api';
import type { DashboardSearch } from './search';

/** The state in the dashboard's address, the session, and functions that change the address. */
export function useDashboard() {
  const search = useSearch({ from: '/dashboard' });
  const navigate = useNavigate();
  const go = (to: Partial<DashboardSearch>, { replace = false } = {}) =>
    void navigate({ to: '/dashboard', search: { ...search, ...to }, replace });
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

/** Opens the session of the last 24 hours when the address has none. */
export function useRestoredSession(): void {
  const { search, go } = useDashboard();
  const { session } = search;
  useEffect(() => {
    const kept = session ? null : readDashboardState()?.sessionId;
    if (kept) go({ session: kept }, { replace: true });
    // Only on arrival: a reset must not bring the old session back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
