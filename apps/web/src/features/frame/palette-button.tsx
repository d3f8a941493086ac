import { Search } from 'lucide-react';
import { Button } from '../../components/button';
import { copy } from './copy';
import { usePaletteStore } from '../../lib/palette-store';

/** The button that opens the palette; on narrow screens it is in the drawer. */
export function PaletteButton() {
  const open = usePaletteStore((state) => state.open);
  return (
    <Button
      variant="quiet"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      className="px-2 max-lg:hidden"
    >
      <Search size={18} />
      <span className="sr-only">{copy.palette}</span>
      <kbd className="rounded border border-line px-1.5 font-sans text-xs text-muted max-[85rem]:hidden">
        {copy.paletteKeys}
      </kbd>
    </Button>
  );
}
