import type { SessionResponse } from '@lqc/contracts';
import { useState } from 'react';
import { savedDrafts } from '../../lib/saved-drafts';
import {
  type DashboardState,
  keptOf,
  updateDashboardState,
} from '../analysis-session/dashboard-state';

export type Periods = NonNullable<DashboardState['periods']>;

const NONE: Periods = { now: '', before: '', lastYear: '' };

/** The names of the periods: as typed for this session, or else the quarters' labels. */
export function usePeriods(session: SessionResponse | undefined) {
  const [typed, setTyped] = useState(() => {
    const kept = session && keptOf(session.session_id)?.periods;
    return kept ?? savedDrafts.read<Periods>(nameOf(session));
  });
  const periods = typed ?? labelsOf(session);
  const change = (part: Partial<Periods>) => {
    const next = { ...periods, ...part };
    setTyped(next);
    updateDashboardState({ periods: next });
    savedDrafts.write(nameOf(session), next);
  };
  return { periods, change };
}

const nameOf = (session: SessionResponse | undefined) => `periods ${session?.session_id}`;

function labelsOf(session: SessionResponse | undefined): Periods {
  if (!session) return NONE;
  const { now, before, last_year: lastYear } = session.quarters;
  return {
    now: now?.source.label ?? '',
    before: before.source.label,
    lastYear: lastYear?.source.label ?? '',
  };
}
