import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/**
 * A table with at most this many rows is rendered whole, so that the browser's search finds all.
 */
const DRAWN_WHOLE = 200;
const OVERSCAN = 12;

interface VisibleRows {
  /** Indices of the rows to render. */
  readonly rows: readonly number[];
  /** Height of the rows that are not rendered above and below. */
  readonly abovePx: number;
  readonly belowPx: number;
  /** Ref of a rendered row with its index in `data-index`, by which its height is measured. */
  readonly measure: (row: Element | null) => void;
  readonly scrollTo: (row: number) => void;
}

/** The rows of a long table that are in or near the visible area. */
export function useVisibleRows(
  count: number,
  { scroller, rowPx }: { readonly scroller: RefObject<HTMLElement | null>; readonly rowPx: number },
): VisibleRows {
  const isLong = count > DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- its values are used while drawing alone
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
  });
  if (!isLong)
    return {
      rows: Array.from({ length: count }, (_, row) => row),
      abovePx: 0,
      belowPx: 0,
      measure: () => {},
      scrollTo: (row) =>
        scroller.current
          ?.querySelector(`[data-index="${row}"]`)
          ?.scrollIntoView({ block: 'center' }),
    };
  const near = virtual.getVirtualItems();
  return {
    rows: near.map(({ index }) => index),
    abovePx: near[0]?.start ?? 0,
    belowPx: virtual.getTotalSize() - (near.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
    scrollTo: (row) => virtual.scrollToIndex(row, { align: 'center' }),
  };
}
