import type { Dialog as Base } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '../lib/double-click';

/**
 * What a dialog does when the person dismisses it. A click outside it right after it opened is the second click of
 * a double-click on the button that opened it, and closes nothing.
 */
export function useDismissal(isOpen: boolean, onDismiss: () => void) {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return (next: boolean, { reason }: Base.Root.ChangeEventDetails): void => {
    if (next) return;
    const isNew = performance.now() - openedAt.current < DOUBLE_CLICK_MS;
    if (reason !== 'outside-press' || !isNew) onDismiss();
  };
}
