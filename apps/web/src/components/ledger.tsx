import { ArrowDown, ArrowUp } from 'lucide-react';
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
          const [kind, name] =
            typeof column === 'string' ? [null, column] : Object.entries(column)[0]!;
          return (
            <th key={name} scope="col" className={kind === 'number' ? kind : undefined}>
              {kind === 'hidden' ? <span className="sr-only">{name}</span> : name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  readonly name: string;
  /** How the rows are sorted by it; null where they are sorted by something else. */
  readonly order: 'ascending' | 'descending' | null;
  readonly isNumber?: boolean;
  readonly onSort: () => void;
}

/** The heading of a column by which the rows can be sorted. */
export function SortHead({ name, order, isNumber = false, onSort }: SortHeadProps) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={isNumber ? 'number' : undefined}>
      <button
        type="button"
        onClick={onSort}
        className="inline-flex items-center gap-1 font-medium hover:text-ink"
      >
        {name}
        {order && <Arrow size={12} />}
      </button>
    </th>
  );
}
