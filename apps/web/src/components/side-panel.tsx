import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../lib/cx';
import { useMedia } from '../lib/use-media';
import { Button } from './button';
import { useDismissal } from './use-dismissal';

interface SidePanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  /** Leaves most of the page beside it in view. */
  readonly isSlim?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel at the right edge, below the top bar. The page beside it stays usable; Escape closes the
 * panel and returns the focus. On a telephone it is a sheet from below, over a page that waits.
 */
export function SidePanel({
  title,
  note,
  close,
  onClose,
  isSlim = false,
  children,
}: SidePanelProps) {
  const isSheet = useMedia('(width < 768px)');
  const [opener] = useState(() => document.activeElement);
  /** A part of a drawing, which the dialog itself would not go back to. */
  const backToDrawing = () => {
    if (!(opener instanceof SVGElement) || !opener.isConnected) return true;
    opener.focus();
    return false;
  };
  return (
    <Base.Root
      open
      modal={isSheet}
      disablePointerDismissal={!isSheet}
      onOpenChange={useDismissal(true, onClose)}
    >
      <Base.Portal>
        {isSheet && <Base.Backdrop className="fixed inset-0 z-40 bg-black/40" />}
        <Base.Popup
          finalFocus={backToDrawing}
          className={cx(
            'fixed top-bar right-(--docked) bottom-0 z-40 flex w-full flex-col border-l border-control bg-surface shadow-2xl outline-none max-md:top-[12dvh] max-md:scroll-pt-20 max-md:overflow-y-auto max-md:rounded-t-xl max-md:border-t max-md:border-l-0',
            isSlim ? 'scroll-pb-20 overflow-y-auto md:max-w-[400px]' : 'max-w-[720px]',
          )}
        >
          <div className="flex items-start gap-3 bg-surface px-4 pt-3 max-md:sticky max-md:top-0 max-md:z-20 max-md:rounded-t-xl max-md:pb-2">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-lg font-semibold text-balance">{title}</Base.Title>
              {note && <p className="text-sm text-muted">{note}</p>}
            </div>
            <Button variant="tool" aria-label={close} onClick={onClose}>
              <X size={16} />
            </Button>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
