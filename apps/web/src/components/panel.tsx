import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface PanelProps {
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Small actions stand beside the title alone, so that the note has the whole width. */
  readonly hasSmallActions?: boolean;
  /** None where title and actions say it all. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A titled box of the page's content. */
export function Panel({
  title,
  note,
  actions,
  hasSmallActions,
  children = null,
  className,
}: PanelProps) {
  return (
    <section className={cx('rounded-md border border-line bg-surface', className)}>
      {(title || actions) && (
        <header
          className={cx(
            'flex flex-wrap items-start gap-x-4 gap-y-1 px-4 pt-3 max-md:gap-x-1',
            children === null && 'pb-3',
          )}
        >
          <div className={cx('min-w-0 flex-1 basis-48', hasSmallActions && 'contents')}>
            {title && (
              <h2 className="min-w-0 flex-1 basis-40 text-lg font-semibold text-pretty">{title}</h2>
            )}
            {note && <p className="w-full order-1 text-xs text-pretty text-muted">{note}</p>}
          </div>
          {actions}
        </header>
      )}
      {children !== null && <div className="p-4">{children}</div>}
    </section>
  );
}
