import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { ScrollArea } from './scroll-area';

/**
 * A ruled table, which scrolls horizontally when the page is too narrow. Stacked, each of its rows is a card on a
 * telephone or tablet instead, with `data-head` of a cell before its value.
 */
export function Ledger({
  label,
  isDense = false,
  isStacked = false,
  className,
  children,
}: {
  label: string;
  isDense?: boolean;
  isStacked?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ScrollArea label={label} className={cx('-mx-1 px-1', className)}>
      <table
        aria-label={label}
        className={cx('ledger-table', isDense && 'is-dense', isStacked && 'is-stacked')}
      >
        {children}
      </table>
    </ScrollArea>
  );
}

/**
 * The heading of a column: left-aligned, right-aligned above numbers, or only for screen readers.
 */
type Column = string | { readonly number: string } | { readonly hidden: string };

/** The column headings of a ledger. */
export function LedgerHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          if (typeof column === 'string')
            return (
              <th key={column} scope="col">
                {column}
              </th>
            );
          if ('number' in column)
            return (
              <th key={column.number} scope="col" className="number">
                {column.number}
              </th>
            );
          return (
            <th key={column.hidden} scope="col">
              <span className="sr-only">{column.hidden}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
