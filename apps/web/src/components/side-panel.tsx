import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface SidePanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel at the right edge, below the top bar. The page beside it stays usable; Escape closes the
 * panel and returns the focus. On a telephone it covers the screen.
 */
export function SidePanel({ title, note, close, onClose, children }: SidePanelProps) {
  return (
    <Base.Root
      open
      modal={false}
      disablePointerDismissal
      onOpenChange={(next) => !next && onClose()}
    >
      <Base.Portal>
        <Base.Popup className="fixed top-bar right-0 bottom-0 z-40 flex w-full max-w-[720px] flex-col border-l border-control bg-surface shadow-2xl outline-none max-md:top-0 max-md:overflow-y-auto">
          <header className="flex items-start gap-3 px-4 pt-3">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-lg font-semibold text-balance">{title}</Base.Title>
              {note && <p className="text-sm text-muted">{note}</p>}
            </div>
            <Button size="small" variant="quiet" aria-label={close} onClick={onClose}>
              <X size={16} aria-hidden />
            </Button>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
