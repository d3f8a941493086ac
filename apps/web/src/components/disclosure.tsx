import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { count as inFigures } from '../lib/format';

/** A heading that expands and collapses the content below it. */
export function Disclosure({
  summary,
  count,
  open,
  children,
}: {
  summary: string;
  count?: number;
  /** Initially expanded. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-b border-line last:border-0">
      <summary className="flex min-h-hit cursor-pointer list-none items-center gap-2 py-1.5 font-medium">
        <ChevronRight
          size={16}
          className="shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        {summary}
        {count !== undefined && <span className="text-muted">{inFigures(count)}</span>}
      </summary>
      <div className="pb-3 pl-6">{children}</div>
    </details>
  );
}
