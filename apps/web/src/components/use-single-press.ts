import { type MouseEvent, useRef, useState } from 'react';

/**
 * A press that acts once: not again while what it does is under way, nor at the second click of a double-click,
 * which may come when a short action is already done.
 *
 * @param act gives a promise where it is done later
 */
export function useSinglePress(act: (() => unknown) | undefined) {
  // A click may come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const press = async ({ detail: clicks }: MouseEvent) => {
    if (!act || isUnderWay.current || clicks > 1) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, press };
}
