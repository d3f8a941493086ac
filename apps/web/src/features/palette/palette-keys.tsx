import { lazy, useEffect, useState } from 'react';
import { LatePart } from '../../components/late-part';
import { usePaletteStore } from '../../lib/palette-store';

// Loaded when it is first opened, so that pages load faster.
const Palette = lazy(() => import('./palette').then((module) => ({ default: module.Palette })));

/** Opens the palette by Ctrl K, or ⌘ K, on every page. */
export function PaletteKeys() {
  const { isOpen, open, close } = usePaletteStore();
  const [isLoaded, setLoaded] = useState(false);
  if (isOpen && !isLoaded) setLoaded(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // Otherwise the browser opens its own search.
      event.preventDefault();
      if (usePaletteStore.getState().isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      close();
    };
  }, [open, close]);
  if (!isLoaded) return null;
  return (
    <LatePart
      onBroken={() => {
        close();
        setLoaded(false);
      }}
    >
      <Palette />
    </LatePart>
  );
}
