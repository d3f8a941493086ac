import { DASHBOARD_STATE_MAX_AGE_MS, type SignedInUser } from '@lqc/contracts';

/** What the browser keeps. None of it is a secret: the credential is a cookie no script can read. */
const KEYS = {
  token: 'token',
  user: 'user',
  rememberMe: 'rememberMe',
  savedUsername: 'savedUsername',
  dashboardState: 'dashboardState',
  llmResults: 'llmResults',
  theme: 'theme',
  chatPlace: 'chatPlace',
} as const;

export interface StoredSignIn {
  readonly user: SignedInUser;
  readonly expires: string;
}

export interface DashboardState {
  readonly sessionId: string | null;
  readonly quarterNowId: string;
  readonly quarterBeforeId: string;
  readonly lastYearId: string;
  /** Names of the periods, as typed for the tabulation of this session. */
  readonly periods?: { readonly now: string; readonly before: string; readonly lastYear: string };
  readonly timestamp: number;
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Who signed in, whether or not it still holds. */
export function storedSignIn(): StoredSignIn | null {
  const token = localStorage.getItem(KEYS.token);
  const user = parse<SignedInUser>(localStorage.getItem(KEYS.user));
  if (!token || !user) return null;
  return { user, expires: parse<{ expires?: string }>(token)?.expires ?? '' };
}

/** Who is signed in, as far as this browser knows; an expired sign-in is removed. */
export function readSignIn(now = Date.now()): StoredSignIn | null {
  const stored = storedSignIn();
  if (!stored || stored.expires === '' || Date.parse(stored.expires) > now) return stored;
  clearSignIn();
  return null;
}

export function writeSignIn({ user, expires }: StoredSignIn): void {
  localStorage.setItem(KEYS.token, JSON.stringify({ expires }));
  localStorage.setItem(KEYS.user, JSON.stringify(user));
}

export function clearSignIn(): void {
  for (const key of [KEYS.token, KEYS.user, KEYS.dashboardState, KEYS.llmResults])
    localStorage.removeItem(key);
}

export function readRemembered(): string | null {
  return localStorage.getItem(KEYS.rememberMe) === 'true'
    ? localStorage.getItem(KEYS.savedUsername)
    : null;
}

export function writeRemembered(username: string | null): void {
  if (username === null) {
    localStorage.removeItem(KEYS.rememberMe);
    localStorage.removeItem(KEYS.savedUsername);
    return;
  }
  localStorage.setItem(KEYS.rememberMe, 'true');
  localStorage.setItem(KEYS.savedUsername, username);
}

/** Restored only when younger than 24 hours, otherwise removed. */
export function readDashboardState(now = Date.now()): DashboardState | null {
  const state = parse<DashboardState>(localStorage.getItem(KEYS.dashboardState));
  if (!state) return null;
  if (now - state.timestamp < DASHBOARD_STATE_MAX_AGE_MS) return state;
  localStorage.removeItem(KEYS.dashboardState);
  return null;
}

export function writeDashboardState(state: Omit<DashboardState, 'timestamp'>): void {
  localStorage.setItem(KEYS.dashboardState, JSON.stringify({ ...state, timestamp: Date.now() }));
}

/** Changes a part of what is kept; without anything kept there is nothing to change. */
export function updateDashboardState(part: Partial<Omit<DashboardState, 'timestamp'>>): void {
  const { timestamp: _, ...state } = readDashboardState() ?? {};
  if ('sessionId' in state) writeDashboardState({ ...state, ...part } as DashboardState);
}

/** A draft as the browser keeps it, so that closing a tab loses none. */
export interface LlmResult {
  readonly id: string;
  readonly indicator: string;
  readonly quarter_now: string;
  readonly quarter_before: string | null;
  readonly avg_now: number | null;
  readonly avg_before: number | null;
  readonly summary: string;
  readonly created_at: string;
  readonly session_id: string;
}

export function readLlmResults(): LlmResult[] {
  return parse<LlmResult[]>(localStorage.getItem(KEYS.llmResults)) ?? [];
}

/** One an indicator: saving again replaces it. */
export function writeLlmResult(result: LlmResult): void {
  const others = readLlmResults().filter(({ indicator }) => indicator !== result.indicator);
  localStorage.setItem(KEYS.llmResults, JSON.stringify([result, ...others]));
}

/** Where the assistant's window was left. */
export function readChatPlace(): { left: number; top: number } | null {
  const place = parse<{ left: unknown; top: unknown }>(localStorage.getItem(KEYS.chatPlace));
  return Number.isFinite(place?.left) && Number.isFinite(place?.top)
    ? { left: Number(place!.left), top: Number(place!.top) }
    : null;
}

export function writeChatPlace(place: { readonly left: number; readonly top: number }): void {
  localStorage.setItem(KEYS.chatPlace, JSON.stringify(place));
}

export type Theme = 'system' | 'light' | 'dark';

export function readTheme(): Theme {
  const theme = localStorage.getItem(KEYS.theme);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function writeTheme(theme: Theme): void {
  localStorage.setItem(KEYS.theme, theme);
}
