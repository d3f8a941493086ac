import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useActivity } from '../features/sign-in-session/use-activity';
import { useLife } from '../features/sign-in-session/use-life';
import { askRole, usePolling } from '../features/sign-in-session/use-polling';
import { whenBeyondRole } from '../lib/api';
import type { SessionLife } from '../lib/session-life';
import { signInStore, useSignIn } from '../lib/sign-in-store';
import { isOverFiles } from '../lib/stored-files-changed';

/**
 * Watches the sign-in of a signed-in person: counts down to its expiry, asks the server every 5
 * minutes, extends the session while the person is active, and learns when the role has changed.
 */
export function useSessionWatch(): SessionLife {
  const signIn = useSignIn();
  useEffect(() => {
    // Taken from an administrator meanwhile; who is none on this page learns nothing from it.
    whenBeyondRole(() => signInStore.get()?.user.is_admin && void askRole());
    return () => whenBeyondRole(() => {});
  }, []);
  const life = useLife(signIn?.expires ?? '');
  const isExpired = life.phase === 'expired';
  usePolling(signIn !== null && !isExpired);
  useActivity(signIn !== null && life.phase === 'active');
  useFreshStart(signIn?.user.username, isExpired);
  useReturn();
  return life;
}

/**
 * When another person has signed in, here or in another tab: drops all data of the previous person
 * and runs the route guards again. When the same person has signed in again: repeats failed
 * queries, and reads again what colleagues may have changed meanwhile.
 */
function useFreshStart(username: string | undefined, isExpired: boolean): void {
  const router = useRouter();
  const queries = useQueryClient();
  const last = useRef({ username, isExpired });
  useEffect(() => {
    const was = last.current;
    last.current = { username, isExpired };
    if (was.username !== username) {
      queries.clear();
      void router.invalidate();
    } else if (was.isExpired && !isExpired)
      void queries.invalidateQueries({
        predicate: ({ queryKey, state }) => state.status === 'error' || isOverFiles(queryKey),
      });
  }, [username, isExpired, router, queries]);
}

/**
 * In the browser's cache of pages this one hears nothing of other tabs: it lies there unseen, and who goes back to
 * it sees it after the route guards have run for the person of now.
 */
function useReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const { style } = document.documentElement;
    const leave = () => void (style.opacity = '0');
    const enter = async () => {
      const { now } = signInStore.people();
      try {
        signInStore.refresh();
        if (signInStore.people().now !== now) await router.invalidate();
      } finally {
        style.opacity = '';
      }
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', enter);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, [router]);
}
