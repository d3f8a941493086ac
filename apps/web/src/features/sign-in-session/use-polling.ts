import { useEffect } from 'react';
import { acceptClock, clockJumped } from '../../lib/clock';
import { ApiError } from '@lqc/client';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { sessionStatus } from './status';

export const SESSION_POLL_MS = 5 * 60_000;
const LOOK_AT_CLOCK_MS = 30_000;

/**
 * Asks the server every 5 minutes whether the sign-in and the person's role are still valid; after the role also
 * once a page is loaded, which may have kept an old one.
 */
export function usePolling(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return;
    void askRole();
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

let asking: Promise<void> | null = null;

/** Takes over the role that the server says the person has now; calls refused together cause one question. */
export const askRole = () => (asking ??= untilEnded(takeOverRole).finally(() => (asking = null)));

async function check(): Promise<void> {
  signInStore.refresh();
  await untilEnded(async () => {
    await sessionStatus({ background: true });
    await takeOverRole();
  });
}

async function takeOverRole(): Promise<void> {
  const asker = JSON.stringify(signInStore.get()?.user);
  const { user } = await api.call('me', { background: true });
  const current = signInStore.get();
  // On a slow network somebody else may have signed in meanwhile, or the same person with another role.
  const isOfAsker =
    current?.user.username === user.username && JSON.stringify(current.user) === asker;
  if (isOfAsker && JSON.stringify(user) !== asker) signInStore.set({ ...current, user });
}

async function untilEnded(ask: () => Promise<void>): Promise<void> {
  const signIn = signInStore.number();
  try {
    await ask();
  } catch (error) {
    // Too many calls, a proxy's refusal, an unreachable or restarting server say nothing about the sign-in.
    if (error instanceof ApiError && error.status === 401) signInStore.expire({ signIn });
  }
}

/** After the clock was set or the computer slept: asks the server for the time left. */
async function startAnew(): Promise<void> {
  acceptClock();
  signInStore.forgetExpiry();
  await check();
}
