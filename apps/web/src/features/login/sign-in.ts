import { type LoginRequest, SESSION_IDLE_MS } from '@lqc/contracts';
import { ApiError, NetworkError } from '@lqc/client';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { writeRemembered } from './remembered';
import { copy } from './copy';

const LOGIN_REDIRECT_DELAY_MS = 1000;
const LOGIN_DELAY_MS = 1500;

interface SignInOptions {
  readonly remember: boolean;
  /** Called when the server accepted; success is shown for a moment before the page changes. */
  readonly onSuccess: () => void;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Signs in with the delays of the specification. Throws errors that `signInProblem` words. */
export async function signIn(
  request: LoginRequest,
  { remember, onSuccess }: SignInOptions,
): Promise<void> {
  await pause(LOGIN_DELAY_MS);
  const { user } = await api.call('login', { body: request });
  // By this browser's clock, which need not agree with the server's.
  const expires = new Date(Date.now() + SESSION_IDLE_MS).toISOString();
  writeRemembered(remember ? request.username : null);
  onSuccess();
  await pause(LOGIN_REDIRECT_DELAY_MS);
  signInStore.set({ user, expires });
}

/** The sentence for a failed sign-in: the server's own if there is one. */
export function signInProblem(failure: unknown): string {
  return failure instanceof ApiError ? failure.detail || copy.failed : copy.unreachable;
}

/** Whether name and password were refused, of which nobody is told which is wrong. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'LOGIN_FAILED';

/** Whether a sentence for a failed sign-in is the specification's own, which is English, and not the server's. */
export const isEnglish = (problem: string): boolean =>
  problem === copy.failed || problem === copy.unreachable;

/** What a failed sign-in needs beyond the specification's words; null where they suffice. */
export const signInAdvice = (failure: unknown): string | null =>
  failure instanceof NetworkError ? copy.needsNetwork : null;
