import { SESSION_POLL_MS } from '@lqc/contracts';
import { useEffect } from 'react';
import { acceptClock, clockJumped } from '../../lib/clock';
import { ApiError } from '@lqc/client';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { sessionStatus } from './status';

const LOOK_AT_CLOCK_MS = 30_000;

/** Asks every 5 minutes whether the session holds and whether the person is still who they were. */
export function usePolling(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return;
    const onWake = () => clockJumped() && void startAnew();
    const polling = setInterval(() => void check(), SESSION_POLL_MS);
    const watching = setInterval(onWake, LOOK_AT_CLOCK_MS);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      clearInterval(polling);
      clearInterval(watching);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [isLive]);
}

async function check(): Promise<void> {
  signInStore.refresh();
  try {
    await sessionStatus({ background: true });
    const { user } = await api.call('me', { background: true });
    const current = signInStore.get();
    if (current && JSON.stringify(user) !== JSON.stringify(current.user))
      signInStore.set({ ...current, user });
  } catch (error) {
    // A server that is away or starting again says nothing of the session.
    if (error instanceof ApiError && error.status < 500) signInStore.expire();
  }
}

/** The clock was set, or the machine slept: only the server knows what is left. */
async function startAnew(): Promise<void> {
  acceptClock();
  signInStore.forgetExpiry();
  await check();
}
