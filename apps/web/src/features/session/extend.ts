import { SESSION_IDLE_MS } from '@lqc/contracts';
import { toast } from '../../components/toast';
import { ApiError } from '@lqc/client';
import { sessionLife } from '../../lib/session-life';
import { signInStore } from '../../lib/sign-in-store';
import { copy } from './copy';
import { sessionStatus } from './status';

const SESSION_EXTENDED_TOAST_MS = 3_000;

/** Asks for another hour. False when the server could not be reached: then one may try again. */
export async function extendSession(): Promise<boolean> {
  try {
    await sessionStatus();
  } catch (error) {
    if (!(error instanceof ApiError)) return false;
    signInStore.expire();
    return true;
  }
  const life = sessionLife(signInStore.get()?.expires ?? '', Date.now());
  // No sign-in lasts longer than its ten hours.
  if (life.phase === 'warning') toast(copy.extendedToLimit(life.minutesLeft), { kind: 'error' });
  else toast(copy.extended(SESSION_IDLE_MS / 60_000), { ms: SESSION_EXTENDED_TOAST_MS });
  return true;
}
