import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx';

/** A scrolling area, which can be focused and scrolled by keyboard when its content overflows. */
export function ScrollArea({
  label,
  isFromEnd = false,
  className,
  children,
}: {
  label: string;
  /** Whether its right end is shown first, where the latest quarter stands. */
  isFromEnd?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    if (isFromEnd) current.scrollLeft = current.scrollWidth;
    const measure = () =>
      setScrolling(
        current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [isFromEnd]);
  return (
    <section
      ref={element}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow
      // keys
      tabIndex={isScrolling ? 0 : undefined}
      className={cx('overflow-auto bg-surface print:max-h-none print:overflow-visible', className)}
    >
      {children}
    </section>
  );
}
