import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './dialog';
import { useUnsaved } from '../lib/unsaved';

const copy = { title: 'Tinggalkan halaman ini?', leave: 'Tinggalkan' } as const;

/** Asks before leaving the page while `sentence` says what would be lost, also before a reload. */
export function UnsavedGuard({ sentence }: { sentence: string | null }) {
  useUnsaved(sentence);
  const { status, proceed, reset } = useBlocker({
    // Signing out leads to /login and has asked already.
    shouldBlockFn: ({ next }) => sentence !== null && next.pathname !== '/login',
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      danger
      title={copy.title}
      confirm={copy.leave}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{sentence}</p>
    </ConfirmDialog>
  );
}
