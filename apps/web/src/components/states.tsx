import { ApiError, NetworkError } from '@lqc/client';
import { AlertTriangle, Copy, Inbox } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard';
import { cx } from '../lib/cx';
import { Button } from './button';

/** Shown instead of an empty list: why there is nothing, and what to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <Inbox size={28} className="text-muted" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface ProblemProps {
  readonly children: string | null | undefined;
  readonly className?: string;
}

/** What went wrong, as a sentence beside what was pressed; nothing where nothing did. */
export const Problem = ({ children, className }: ProblemProps) =>
  children && (
    <p role="alert" className={cx('text-danger', className)}>
      {children}
    </p>
  );

const RETRY_AFTER_S = 10;

interface NoticeProps {
  readonly error: Error;
  readonly onRetry?: () => void;
  /** What the button says. */
  readonly retry?: string;
  readonly title?: string;
  readonly className?: string;
}

/**
 * An error, shown where it occurred, with a button to try again; nothing where there is none. After a lost
 * connection it tries again by itself.
 */
export const ErrorNotice = ({
  error,
  ...rest
}: Omit<NoticeProps, 'error'> & { readonly error: Error | null | undefined }) =>
  error && <Notice error={error} {...rest} />;

function Notice(props: NoticeProps) {
  const { error, onRetry, retry = 'Coba lagi', title, className } = props;
  const isOffline = error instanceof NetworkError && onRetry !== undefined;
  const requestId = error instanceof ApiError ? error.requestId : null;
  const [copied, setCopied] = useState(false);
  return (
    <div
      role="alert"
      className={cx('flex gap-3 rounded-md border border-danger bg-danger-tint p-3', className)}
    >
      <AlertTriangle size={18} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p>{isOffline ? <Reconnecting onRetry={onRetry} /> : error.message}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {retry}
            </Button>
          )}
          {requestId && (
            <Button variant="tool" onClick={() => void copyText(requestId).then(setCopied)}>
              <Copy size={14} /> {copied ? 'Disalin' : 'Salin nomor permintaan'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The error of what could not be loaded, with a button to ask for it again; nothing where there is none. */
export function QueryError({
  of: { error, refetch },
  ...rest
}: Pick<NoticeProps, 'title' | 'className'> & {
  of: { readonly error: Error | null; refetch(): Promise<unknown> };
}) {
  return <ErrorNotice error={error} {...rest} onRetry={() => void refetch()} />;
}

/** The countdown to the next attempt; screen readers announce it once, not every second. */
function Reconnecting({ onRetry }: { onRetry: () => void }) {
  const [leftS, setLeftS] = useState(RETRY_AFTER_S);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (leftS === 1) onRetry();
      setLeftS(leftS === 1 ? RETRY_AFTER_S : leftS - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [leftS, onRetry]);
  return <span aria-live="off">Koneksi terputus. Mencoba lagi dalam {leftS} detik</span>;
}

const SAYS_AFTER_MS = 2000;
const OFFERS_AFTER_MS = 10_000;

/**
 * Placeholder while loading, visible only after 300 ms (see the style sheet). From two seconds on it
 * says what is going on, and from ten on it offers a way out.
 */
export function Skeleton({
  rows = 3,
  label = 'Memuat',
  className,
}: {
  rows?: number;
  label?: string;
  className?: string;
}) {
  const isLong = useAfter(SAYS_AFTER_MS);
  const isVeryLong = useAfter(OFFERS_AFTER_MS);
  return (
    <div role="status" aria-label={label} className={cx('flex flex-col gap-2', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton h-8" />
      ))}
      {isLong && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {isVeryLong ? `${label}: lebih lama daripada biasanya.` : `${label} …`}
          {isVeryLong && (
            <Button size="small" onClick={() => location.reload()}>
              Muat ulang
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** What stands for a query's data until they are there: why they are not, or that they are awaited. */
export const Awaited = ({
  of,
  title,
  ...waiting
}: ComponentProps<typeof QueryError> &
  ComponentProps<typeof Skeleton> & { of: { readonly isPending: boolean } }) => (
  <>
    <QueryError of={of} title={title} />
    {of.isPending && <Skeleton {...waiting} />}
  </>
);

/** False until so many milliseconds have gone by since the component appeared. */
function useAfter(waitMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return isOver;
}

export function ProgressBar({
  value,
  label,
  className,
}: {
  value: number;
  label: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <div className="mb-1 flex justify-between text-xs text-muted">
        <span aria-live="polite">{label}</span>
        <span>{Math.round(value)}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value)}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
