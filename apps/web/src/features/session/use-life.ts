import { useEffect, useReducer } from 'react';
import { clockJumped } from '../../lib/clock';
import { nextChange, type SessionLife, sessionLife } from '../../lib/session-life';

/** How the session stands, counted from its expiry, never by ticks; looks whenever that changes. */
export function useLife(expires: string): SessionLife {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const now = Date.now();
  const life = sessionLife(expires, now);
  const step = nextChange(expires, now);
  useEffect(() => {
    if (step === null) return;
    const timer = setTimeout(look, step);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const onWake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onWake);
    return () => document.removeEventListener('visibilitychange', onWake);
  }, []);
  // A clock that was set tells nothing; the poll asks the server what is left.
  return clockJumped() ? { phase: 'active' } : life;
}
