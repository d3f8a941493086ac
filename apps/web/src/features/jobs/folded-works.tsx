import { ChevronDown } from 'lucide-react';
import { copy } from './copy';
import type { Work } from './works';

interface FoldedWorksProps {
  /** Jobs that are under way, at least one. */
  readonly works: readonly Work[];
  readonly onOpen: () => void;
}

/** Running jobs in one line: what runs, and how far it is. */
export function FoldedWorks({ works, onOpen }: FoldedWorksProps) {
  const percent = works.reduce((sum, work) => sum + percentOf(work), 0) / works.length;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="relative flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm -outline-offset-2"
    >
      <span className="min-w-0 flex-1 truncate font-medium">
        {works.length === 1 ? works[0]!.title : copy.many(works.length)}
      </span>
      <span className="text-muted">{Math.round(percent)}%</span>
      <ChevronDown size={16} aria-hidden />
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-0.5 bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </button>
  );
}

function percentOf({ state }: Work): number {
  if (state.status === 'sending') return state.share * 100;
  return state.status === 'working' ? state.progress : 100;
}
