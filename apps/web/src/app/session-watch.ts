import { type MeAnswer, SESSION_POLL_MS } from '@lqc/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api, whenSessionEnds } from '../lib/http';
import { signInStore, useSignIn } from '../lib/sign-in-store';

/**
 * Watches the sign-in while somebody is signed in: asks the server every 5 minutes without
 * extending the session, and shows the expired dialog when an answer says that it ended.
 */
export function useSessionWatch(): { expired: boolean; dismiss: () => void } {
  const signIn = useSignIn();
  const router = useRouter();
  const [expired, setExpired] = useState(false);
  const username = signIn?.user.username;

  useEffect(() => {
    whenSessionEnds(() => signInStore.get() && setExpired(true));
    return () => whenSessionEnds(() => {});
  }, []);

  useEffect(() => {
    if (!username) return;
    const check = async () => {
      const me = await api.get<MeAnswer>('/api/v1/me', { background: true }).catch(() => null);
      if (me) signInStore.set({ user: me.user, expires: me.expires });
      else signInStore.refresh();
    };
    const timer = setInterval(() => void check(), SESSION_POLL_MS);
    return () => clearInterval(timer);
  }, [username]);

  // Signed out here or in another tab: the guards decide anew.
  useEffect(() => {
    if (!username) void router.invalidate();
  }, [username, router]);

  return { expired, dismiss: () => setExpired(false) };
}
