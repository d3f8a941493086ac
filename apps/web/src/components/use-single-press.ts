import { useRef, useState } from 'react';

/**
 * A press that acts once: not again while what it does is under way.
 *
 * @param act gives a promise where it is done later
 */
export function useSinglePress(act: (() => unknown) | undefined) {
  // A click may come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (!act || isUnderWay.current) return;
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
