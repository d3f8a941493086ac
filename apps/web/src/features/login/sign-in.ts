import { type LoginRequest, SESSION_IDLE_MS } from '@lqc/contracts';
import { ApiError } from '@lqc/client';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { writeRemembered } from './remembered';
import { copy } from './copy';

const LOGIN_REDIRECT_DELAY_MS = 1000;
const LOGIN_DELAY_MS = 1500;

interface SignInOptions {
  readonly remember: boolean;
  /** The server said yes; the person sees it for a moment before moving on. */
  readonly onSuccess: () => void;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Signs in, with the delays that the specification asks for. Throws what `signInProblem` words. */
export async function signIn(
  request: LoginRequest,
  { remember, onSuccess }: SignInOptions,
): Promise<void> {
  await pause(LOGIN_DELAY_MS);
  const { user } = await api.call('login', { body: request });
  // In this browser's time, whatever its clock says.
  const expires = new Date(Date.now() + SESSION_IDLE_MS).toISOString();
  writeRemembered(remember ? request.username : null);
  onSuccess();
  await pause(LOGIN_REDIRECT_DELAY_MS);
  signInStore.set({ user, expires });
}

/** What to tell somebody who could not sign in: the server's sentence, where it gave one. */
export function signInProblem(failure: unknown): string {
  return failure instanceof ApiError ? failure.detail || copy.failed : copy.unreachable;
}
