import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy';

const NEAR_PX = 40;

/** The messages; new text scrolls into view only while the reader is at the end. */
export function MessageList({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = frame;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  return (
    <div
      ref={frame}
      role="log"
      aria-label={copy.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow
      // keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-3"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
    >
      <ul className="flex flex-col gap-3">{children}</ul>
    </div>
  );
}
