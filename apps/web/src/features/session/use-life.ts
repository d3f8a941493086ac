import { useEffect, useReducer } from 'react';
import { clockJumped } from '../../lib/clock';
import { nextChange, type SessionLife, sessionLife } from '../../lib/session-life';

/** How the session stands, counted from its expiry, never by ticks; looks whenever that changes. */
export function useLife(expires: string): SessionLife {
  const [shownAt, look] = useReducer(Date.now, 0, Date.now);
  const life = sessionLife(expires, shownAt);
  useEffect(() => {
    const step = nextChange(expires, shownAt);
    if (step === null) return;
    // Time has passed since this was drawn.
    const timer = setTimeout(look, shownAt + step - Date.now());
    return () => clearTimeout(timer);
  }, [expires, shownAt]);
  useEffect(() => {
    const onWake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onWake);
    return () => document.removeEventListener('visibilitychange', onWake);
  }, []);
  // A clock that was set tells nothing; the poll asks the server what is left.
  return clockJumped() ? { phase: 'active' } : life;
}
