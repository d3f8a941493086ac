import { AlertTriangle, Copy, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../lib/clipboard';
import { ApiError } from '../lib/http';
import { Button } from './button';

/** Nothing there yet: why, and one step. */
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
      <Inbox size={28} aria-hidden className="text-muted" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** Something failed: stands beside what failed, says what was kept and offers to try again. */
export function ErrorNotice({
  error,
  onRetry,
  title,
}: {
  error: Error;
  onRetry?: () => void;
  title?: string;
}) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-danger bg-danger-tint p-3">
      <AlertTriangle size={18} aria-hidden className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p>{error.message}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              Coba lagi
            </Button>
          )}
          {requestId && (
            <Button size="small" variant="quiet" onClick={() => void copyText(requestId)}>
              <Copy size={14} aria-hidden /> Salin nomor permintaan
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows only from 300 ms on, see styles. */
export function Skeleton({ rows = 3, label = 'Memuat' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton h-8" />
      ))}
    </div>
  );
}

export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <div>
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
