import type { SessionResponse } from '@lqc/contracts';
import { readStored, writeStored } from '../../lib/browser-store';

const DASHBOARD_STATE_MAX_AGE_MS = 24 * 60 * 60_000;

const KEY = 'dashboardState';

/** The state of the dashboard, stored in the browser for 24 hours. */
export interface DashboardState {
  readonly sessionId: string | null;
  readonly quarterNowId: string;
  readonly quarterBeforeId: string;
  readonly lastYearId: string;
  /** Names of the periods as typed in the tabulation of this session. */
  readonly periods?: { readonly now: string; readonly before: string; readonly lastYear: string };
  /** Fields of the form for a chapter's draft. */
  readonly quarterNow?: string;
  readonly quarterBefore?: string;
  readonly selectedIndicator?: string;
  readonly selectedSector?: string;
  readonly selectedChapter?: string;
  readonly chapterTypes?: Readonly<Record<string, string>>;
  /** The indicator chosen in *Analisis Lanjutan*. */
  readonly selectedAnalysisType?: string;
  readonly timestamp: number;
}

type Choice = Pick<DashboardState, 'quarterNowId' | 'quarterBeforeId' | 'lastYearId'>;

/** File ids of the stored quarters of an analysis; empty for a quarter that was only uploaded. */
export const choiceOf = ({ quarters }: Pick<SessionResponse, 'quarters'>): Choice => ({
  quarterNowId: quarters.now?.source.file_id ?? '',
  quarterBeforeId: quarters.before.source.file_id ?? '',
  lastYearId: quarters.last_year?.source.file_id ?? '',
});

/** Remembers the open analysis as the one to return to, dropping the state of any other. */
export function rememberSession(session: SessionResponse): void {
  if (readDashboardState()?.sessionId === session.session_id) return;
  writeDashboardState({ sessionId: session.session_id, ...choiceOf(session) });
}

/** The stored state of this analysis; null when another analysis is stored. */
export function keptOf(sessionId: string): DashboardState | null {
  const state = readDashboardState();
  return state?.sessionId === sessionId ? state : null;
}

/** Reads the stored state; removes it when it is older than 24 hours. */
export function readDashboardState(now = Date.now()): DashboardState | null {
  const state = readStored<DashboardState>(KEY);
  if (!state) return null;
  if (now - state.timestamp < DASHBOARD_STATE_MAX_AGE_MS) return state;
  localStorage.removeItem(KEY);
  return null;
}

export function writeDashboardState(state: Omit<DashboardState, 'timestamp'>): void {
  writeStored(KEY, { ...state, timestamp: Date.now() });
}

/** Forgets the session, so that it is not opened again; the chosen quarters stay. */
export function forgetSession(): void {
  updateDashboardState({ sessionId: null });
}

/** Changes a part of the stored state; does nothing when none is stored. */
export function updateDashboardState(part: Partial<Omit<DashboardState, 'timestamp'>>): void {
  const { timestamp: _, ...state } = readDashboardState() ?? {};
  if ('sessionId' in state) writeDashboardState({ ...state, ...part } as DashboardState);
}
