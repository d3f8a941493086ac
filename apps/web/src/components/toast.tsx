import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

const TOAST_MS = 5_000;
const MOST_TOASTS = 3;

const manager = Toast.createToastManager();

interface ToastOptions {
  readonly kind?: 'success' | 'error';
  readonly ms?: number;
  /** What can be done about it, such as undoing it; the message then goes. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** The message has gone: its time was over, somebody closed it, or its action was taken. */
  readonly onClose?: () => void;
}

/** What stands now: a success and a failure would contradict each other. */
let standing: readonly { readonly id: string; readonly kind: ToastOptions['kind'] }[] = [];

/** Says shortly what happened; what matters is on the page as well. It waits while it has the focus. */
export function toast(
  message: string,
  { kind = 'success', ms = TOAST_MS, action, onClose }: ToastOptions = {},
): void {
  for (const one of standing) if (one.kind !== kind) manager.close(one.id);
  const id: string = manager.add({
    title: message,
    type: kind,
    timeout: ms,
    ...(onClose && { onClose }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.run();
          manager.close(id);
        },
      },
    }),
  });
  standing = [...standing.filter((one) => one.kind === kind), { id, kind }].slice(-MOST_TOASTS);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={MOST_TOASTS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Pemberitahuan"
          className="fixed right-4 bottom-4 z-[60] flex w-80 flex-col gap-2"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((one) => (
    <Toast.Root
      key={one.id}
      toast={one}
      className={cx(
        'flex items-start gap-3 rounded-md border-l-4 bg-surface px-4 py-3 shadow-xl ring-1 ring-line',
        one.type === 'error' ? 'border-danger' : 'border-success',
      )}
    >
      <Toast.Title className="flex-1" />
      {one.actionProps && (
        <Toast.Action className="rounded px-1 font-semibold text-accent hover:underline" />
      )}
      <Toast.Close
        aria-label="Tutup pemberitahuan"
        className="rounded p-1 text-muted hover:text-ink"
      >
        <X size={16} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  ));
}
