import { AlertTriangle, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard';
import { cx } from '../lib/cx';
import { ApiError, NetworkError } from '@lqc/client';
import { Button } from './button';

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
