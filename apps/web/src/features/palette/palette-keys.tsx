import { useEffect, useState } from 'react';
import { late, LatePart } from '../../components/late-part';
import { usePaletteStore } from '../../lib/palette-store';
import { useKey } from '../../lib/use-key';

// Loaded when it is first opened, so that pages load faster.
const Palette = late(() => import('./palette'), 'Palette');

/** Opens the palette by Ctrl K, or ⌘ K, on every page. */
export function PaletteKeys() {
  const { isOpen, open, close } = usePaletteStore();
  const [isLoaded, setLoaded] = useState(false);
  if (isOpen && !isLoaded) setLoaded(true);
  useKey(
    ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey,
    // As it is now, and not as last drawn: keys may follow each other faster than that.
    () => (usePaletteStore.getState().isOpen ? close() : open()),
  );
  useEffect(() => close, [close]);
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
