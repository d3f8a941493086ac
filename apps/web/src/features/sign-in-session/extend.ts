import { SESSION_IDLE_MS } from '@lqc/contracts';
import { toast } from '../../components/toast';
import { ApiError } from '@lqc/client';
import { sessionLife } from '../../lib/session-life';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { sessionStatus } from './status';

const SESSION_EXTENDED_TOAST_MS = 3_000;

/**
 * Extends the sign-in by an hour. False when the server could not be reached, so that one can
 * retry.
 */
export async function extendSession(): Promise<boolean> {
  const signIn = signInStore.number();
  try {
    await sessionStatus();
  } catch (error) {
    if (!(error instanceof ApiError)) return false;
    signInStore.expire({ signIn });
    return true;
  }
  const life = sessionLife(signInStore.get()?.expires ?? '', Date.now());
  // A sign-in lasts ten hours at most, so it may not have been extended.
  if (life.phase === 'warning') toast(copy.extendedToLimit(life.minutesLeft), { kind: 'error' });
  else toast(copy.extended(SESSION_IDLE_MS / 60_000), { ms: SESSION_EXTENDED_TOAST_MS });
  return true;
}
