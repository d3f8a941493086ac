import { type MeAnswer, SESSION_POLL_MS } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api, whenSessionEnds } from '../lib/http';
import { signInStore, useSignIn } from '../lib/sign-in-store';

/**
 * Watches the sign-in while somebody is signed in: asks the server every 5 minutes without
 * extending the session, and shows the expired dialog when an answer says that it ended.
 */
export function useSessionWatch(): { expired: boolean; dismiss: () => void } {
  const username = useSignIn()?.user.username;
  const [expired, setExpired] = useState(false);

  useEffect(() => {
    whenSessionEnds(() => signInStore.get() && setExpired(true));
    return () => whenSessionEnds(() => {});
  }, []);
  usePolling(username);
  useFreshStart(username);

  return { expired, dismiss: () => setExpired(false) };
}

function usePolling(username: string | undefined): void {
  useEffect(() => {
    if (!username) return;
    const check = async () => {
      const me = await api.get<MeAnswer>('/api/v1/me', { background: true }).catch(() => null);
      if (me) signInStore.set({ user: me.user, expires: me.expires });
      else signInStore.refresh();
    };
    // A laptop that slept has missed its ticks: the expiry time counts.
    const onWake = () => document.visibilityState === 'visible' && signInStore.refresh();
    const timer = setInterval(() => void check(), SESSION_POLL_MS);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [username]);
}

/** Another person, here or in another tab: nothing of the last one stays, the guards decide anew. */
function useFreshStart(username: string | undefined): void {
  const router = useRouter();
  const queries = useQueryClient();
  const last = useRef(username);
  useEffect(() => {
    if (last.current === username) return;
    last.current = username;
    queries.clear();
    void router.invalidate();
  }, [username, router, queries]);
}
