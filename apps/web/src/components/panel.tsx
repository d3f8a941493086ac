import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface PanelProps {
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** None where title and actions say it all. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A titled box of the page's content. */
export function Panel({ title, note, actions, children = null, className }: PanelProps) {
  return (
    <section className={cx('rounded-md border border-line bg-surface', className)}>
      {(title || actions) && (
        <header
          className={cx(
            'flex flex-wrap items-start gap-x-4 gap-y-1 px-4 pt-3',
            children === null && 'pb-3',
          )}
        >
          <div className="min-w-0 flex-1 basis-48">
            {title && <h2 className="text-lg font-semibold text-balance">{title}</h2>}
            {note && <p className="text-xs text-pretty text-muted">{note}</p>}
          </div>
          {actions}
        </header>
      )}
      {children !== null && <div className="p-4">{children}</div>}
    </section>
  );
}
