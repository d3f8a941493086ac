import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { ScrollArea } from './scroll-area';

/** A ruled table; where the page is too narrow for it, it scrolls within itself. */
export function Ledger({
  label,
  isDense = false,
  className,
  children,
}: {
  label: string;
  isDense?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ScrollArea label={label} className={cx('-mx-1 px-1', className)}>
      <table className={cx('ledger-table', isDense && 'is-dense')}>{children}</table>
    </ScrollArea>
  );
}
