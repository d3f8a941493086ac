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
  /** A button on the message, such as undo, which also closes it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The visible messages. A new one replaces those of another kind, which would contradict it. */
let visible: readonly { readonly id: string; readonly kind: ToastOptions['kind'] }[] = [];

/**
 * Shows a short message, which stays while it has the focus. Important news are on the page as
 * well.
 */
export function toast(
  message: string,
  { kind = 'success', ms = TOAST_MS, action }: ToastOptions = {},
): void {
  for (const one of visible) if (one.kind !== kind) manager.close(one.id);
  const id: string = manager.add({
    title: message,
    type: kind,
    timeout: ms,
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
  visible = [...visible.filter((one) => one.kind === kind), { id, kind }].slice(-MOST_TOASTS);
}

/** Says what an error says. */
export const toastError = ({ message }: Error) => toast(message, { kind: 'error' });

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={MOST_TOASTS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Pemberitahuan"
          className="fixed right-4 bottom-4 z-[60] flex w-80 flex-col gap-2 print:hidden"
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
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
        <Toast.Title className="grow" />
        {one.actionProps && (
          <Toast.Action className="-mx-1 rounded px-1 font-semibold text-accent hover:underline" />
        )}
      </div>
      <Toast.Close
        aria-label="Tutup pemberitahuan"
        className="grid size-6 shrink-0 place-items-center rounded text-muted hover:text-ink max-md:-my-3 max-md:-mr-3 max-md:size-11"
      >
        <X size={16} />
      </Toast.Close>
    </Toast.Root>
  ));
}
