import { SESSION_IDLE_MS } from '@lqc/contracts';
import { useEffect, useRef } from 'react';
import { signInStore } from '../../lib/sign-in-store';
import { sessionStatus } from './status';
import { SESSION_POLL_MS } from './use-polling';

/** Extends the sign-in now and then while the person types or clicks, even if nothing is sent. */
export function useActivity(isActive: boolean): void {
  const told = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isActive) return;
    const onAct = () => {
      const expires = Date.parse(signInStore.get()?.expires ?? '');
      const extendedAt = Number.isNaN(expires) ? 0 : expires - SESSION_IDLE_MS;
      if (Date.now() - Math.max(extendedAt, told.current) < SESSION_POLL_MS) return;
      told.current = Date.now();
      void sessionStatus().catch(() => {});
    };
    addEventListener('keydown', onAct);
    addEventListener('pointerdown', onAct);
    return () => {
      removeEventListener('keydown', onAct);
      removeEventListener('pointerdown', onAct);
    };
  }, [isActive]);
}
