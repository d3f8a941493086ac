import { useEffect, useEffectEvent } from 'react';

/** Calls a function whenever a key is pressed on the page, instead of what the browser does with it. */
export function useKey(isMeant: (event: KeyboardEvent) => boolean, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
