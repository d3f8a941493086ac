import type { SessionResponse } from '@lqc/contracts';
import { readStored, writeStored } from '../../lib/browser-store';

const DASHBOARD_STATE_MAX_AGE_MS = 24 * 60 * 60_000;

const KEY = 'dashboardState';

/** Where a person was on the dashboard, kept by the browser for 24 hours. */
export interface DashboardState {
  readonly sessionId: string | null;
  readonly quarterNowId: string;
  readonly quarterBeforeId: string;
  readonly lastYearId: string;
  /** Names of the periods, as typed for the tabulation of this session. */
  readonly periods?: { readonly now: string; readonly before: string; readonly lastYear: string };
  /** What the draft of a chapter is asked of. */
  readonly quarterNow?: string;
  readonly quarterBefore?: string;
  readonly selectedIndicator?: string;
  readonly selectedSector?: string;
  readonly selectedChapter?: string;
  readonly chapterTypes?: Readonly<Record<string, string>>;
  /** Whose words are looked at in *Analisis Lanjutan*. */
  readonly selectedAnalysisType?: string;
  readonly timestamp: number;
}

type Choice = Pick<DashboardState, 'quarterNowId' | 'quarterBeforeId' | 'lastYearId'>;

/** The stored quarters that an analysis was made of; empty where it was made of an upload. */
export const choiceOf = ({ quarters }: Pick<SessionResponse, 'quarters'>): Choice => ({
  quarterNowId: quarters.now?.source.file_id ?? '',
  quarterBeforeId: quarters.before.source.file_id ?? '',
  lastYearId: quarters.last_year?.source.file_id ?? '',
});

/** An analysis that is open is the one to come back to; what was chosen in another goes. */
export function rememberSession(session: SessionResponse): void {
  if (readDashboardState()?.sessionId === session.session_id) return;
  writeDashboardState({ sessionId: session.session_id, ...choiceOf(session) });
}

/** What is kept of this analysis; null while another is the one to come back to. */
export function keptOf(sessionId: string): DashboardState | null {
  const state = readDashboardState();
  return state?.sessionId === sessionId ? state : null;
}

/** Restored only when younger than 24 hours, otherwise removed. */
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

/** The session is not taken up again; the chosen quarters stay. */
export function forgetSession(): void {
  updateDashboardState({ sessionId: null });
}

/** Changes a part of what is kept; without anything kept there is nothing to change. */
export function updateDashboardState(part: Partial<Omit<DashboardState, 'timestamp'>>): void {
  const { timestamp: _, ...state } = readDashboardState() ?? {};
  if ('sessionId' in state) writeDashboardState({ ...state, ...part } as DashboardState);
}
