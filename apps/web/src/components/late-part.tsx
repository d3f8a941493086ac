import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorNotice } from './states';
import { toast } from './toast';

const copy = {
  title: 'Bagian ini belum dapat dimuat',
  body: 'Mungkin koneksi terputus, atau aplikasi baru saja diperbarui.',
  reload: 'Muat ulang halaman',
} as const;

/** A part of a module that is loaded when it is first shown. */
export const late = <Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

interface LatePartProps {
  /** Stands in the part's place until its program is there. */
  readonly waiting?: ReactNode;
  /** Closes a part that has no place in the page, such as a window, so that opening it tries again. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/**
 * Around a part that is loaded when it is first shown (`lazy`). One whose program does not load, or fails, says so
 * in its place, or in a message where it has none, and leaves the rest of the page as it is.
 */
export function LatePart({ waiting = null, onBroken, children }: LatePartProps) {
  return (
    <CatchBoundary
      getResetKey={() => null}
      errorComponent={onBroken ? Nothing : BrokenPart}
      onCatch={() => {
        if (!onBroken) return;
        toast(`${copy.title}. ${copy.body}`, {
          kind: 'error',
          action: { label: copy.reload, run: reload },
        });
        onBroken();
      }}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  );
}

const reload = () => location.reload();
const Nothing = () => null;

const BrokenPart = () => (
  <ErrorNotice
    className="m-3"
    title={copy.title}
    error={new Error(copy.body)}
    retry={copy.reload}
    onRetry={reload}
  />
);
