import { Download, PanelLeft, PanelRight, Trash2, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { IconButton } from '../../components/icon-button';
import { cx } from '../../lib/cx';
import { PRODUCT_NAME } from '../../lib/title';
import { copy } from './copy';

type Connection = keyof typeof copy.connection;

const DOTS: Record<Connection, string> = {
  connecting: 'bg-muted animate-pulse',
  healthy: 'bg-success',
  unconfigured: 'bg-gold',
  unreachable: 'bg-danger',
};

interface BarProps {
  readonly connection: Connection;
  readonly handle: HTMLAttributes<HTMLElement>;
  /** False while the server has no message that could be downloaded. */
  readonly isStored: boolean;
  readonly isEmpty: boolean;
  readonly onSide: (side: 'left' | 'right') => void;
  readonly onExport: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The title bar, by which the window is dragged or moved with arrow keys. */
export function WindowBar({
  connection,
  handle,
  isStored,
  isEmpty,
  onSide,
  onExport,
  onClear,
  onClose,
}: BarProps) {
  return (
    <div className="border-b border-line">
      <div
        {...handle}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved with the arrow keys
        tabIndex={0}
        aria-label={copy.move}
        className="flex cursor-move touch-none items-center gap-2 px-3 pt-2 pb-1 select-none"
      >
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          {copy.title} <span className="font-normal text-muted">{PRODUCT_NAME}</span>
        </h2>
        <IconButton label={copy.close} onClick={onClose}>
          <X size={16} />
        </IconButton>
      </div>
      <div className="flex items-center gap-1 px-3 pb-2">
        <p role="status" className="flex flex-1 items-center gap-2 text-xs text-muted">
          <span aria-hidden className={cx('size-2 rounded-full', DOTS[connection])} />
          {copy.connection[connection]}
        </p>
        <IconButton label={copy.toLeft} onClick={() => onSide('left')}>
          <PanelLeft size={16} />
        </IconButton>
        <IconButton label={copy.toRight} onClick={() => onSide('right')}>
          <PanelRight size={16} />
        </IconButton>
        <IconButton label={copy.export} disabled={!isStored} onClick={onExport}>
          <Download size={16} />
        </IconButton>
        <IconButton label={copy.clear} disabled={isEmpty} onClick={onClear}>
          <Trash2 size={16} />
        </IconButton>
      </div>
    </div>
  );
}
