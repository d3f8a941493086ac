import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../lib/cx';
import { Button } from './button';
import { useDismissal } from './use-dismissal';

interface DialogProps {
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Closes only by its buttons, not by Escape or a click outside. */
  readonly insistent?: boolean;
  /** Makes the page behind it unreadable. */
  readonly veiled?: boolean;
  /** It has the focus itself, so that no key presses a button unread. */
  readonly isFocused?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** What has the focus when it opens; its first control without it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog; when it closes, the focus returns to the element that had it before. */
export function Dialog({
  open = true,
  onClose,
  title,
  children,
  wide,
  insistent,
  veiled,
  isFocused,
  role = 'dialog',
  initialFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={useDismissal(open, () => !insistent && onClose())}
      disablePointerDismissal={insistent ?? false}
    >
      <Base.Portal>
        <Base.Backdrop className={cx('fixed inset-0 z-40', veiled ? 'bg-ground' : 'bg-black/40')} />
        <Base.Popup
          ref={popup}
          role={role}
          initialFocus={isFocused ? popup : initialFocus}
          className={cx(
            'fixed top-1/2 left-1/2 z-50 max-h-[round(down,88vh,2px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-md border border-line bg-surface p-5 has-[.sticky]:scroll-pb-20 shadow-2xl outline-none',
            wide ? 'max-w-3xl' : 'max-w-md',
          )}
        >
          <Base.Title className="text-lg font-semibold">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface ConfirmProps {
  readonly open?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: ReactNode;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation; the button that cancels has the focus. */
export function ConfirmDialog({
  open = true,
  title,
  children,
  confirm,
  danger,
  busy,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} title={title} onClose={onCancel} role="alertdialog" initialFocus={cancel}>
      <Base.Description render={<div />} className="mt-2 text-muted">
        {children}
      </Base.Description>
      <div className="mt-5 flex justify-end gap-2">
        <Button ref={cancel} onClick={onCancel}>
          Batal
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
