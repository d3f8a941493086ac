import type { IndicatorKey, QuarterRole, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptOf, updateDashboardState } from '../analysis-session/dashboard-state';
import { availableIndicatorsOf } from './api';
import { ROLES } from './card';

/** The chosen quarter of the session, and the chosen one of its indicators with narratives. */
export function useNarratives(session: SessionResponse) {
  const loaded = ROLES.filter((role) => session.quarters[role]);
  const [quarter, setQuarter] = useState<QuarterRole>(loaded[0] ?? 'before');
  const [wanted, setWanted] = useState<string | null>(
    () => keptOf(session.session_id)?.selectedAnalysisType ?? null,
  );
  const available = useQuery(availableIndicatorsOf(session.session_id, quarter));
  const items = available.data?.items ?? [];
  const indicator = items.find(({ key }) => key === wanted)?.key ?? items[0]?.key;
  return {
    loaded,
    quarter,
    setQuarter,
    available,
    /** Contacts with a narrative about each indicator that has any. */
    answers: new Map<IndicatorKey, number>(items.map((item) => [item.key, item.answers])),
    indicator,
    setIndicator(key: string) {
      setWanted(key);
      updateDashboardState({ selectedAnalysisType: key });
    },
  };
}
