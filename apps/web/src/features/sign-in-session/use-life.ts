import { useEffect, useReducer } from 'react';
import { clockJumped } from '../../lib/clock';
import { nextChange, type SessionLife, sessionLife } from '../../lib/session-life';

/** The state of the sign-in by its expiry, updated by a timer at each change of state. */
export function useLife(expires: string): SessionLife {
  const [shownAt, look] = useReducer(Date.now, 0, Date.now);
  const life = sessionLife(expires, shownAt);
  useEffect(() => {
    const step = nextChange(expires, shownAt);
    if (step === null) return;
    // Some time has passed since the render.
    const timer = setTimeout(look, shownAt + step - Date.now());
    return () => clearTimeout(timer);
  }, [expires, shownAt]);
  useEffect(() => {
    const onWake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onWake);
    return () => document.removeEventListener('visibilitychange', onWake);
  }, []);
  // After the clock was set the expiry is meaningless; polling asks the server for the time left.
  return clockJumped() ? { phase: 'active' } : life;
}
