import { ChevronDown, ChevronUp } from 'lucide-react';
import { copy } from './copy';
import { isBusy } from './long-work';
import type { Work } from './works';

interface FoldedWorksProps {
  /** At least one. */
  readonly works: readonly Work[];
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

/** Jobs in one line: what runs, and how far it is; or what has come of it. */
export function FoldedWorks({ works, isOpen = false, onPress }: FoldedWorksProps) {
  const percent = works.reduce((sum, work) => sum + percentOf(work), 0) / works.length;
  const standing = standingOf(works);
  const many = standing === null ? copy.many : copy.several;
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="relative flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm -outline-offset-2"
    >
      <span className="min-w-0 flex-1 truncate font-medium">
        {works.length === 1 ? works[0]!.title : many(works.length)}
      </span>
      <span className="text-muted">{standing ?? `${Math.round(percent)}%`}</span>
      <Arrow size={16} />
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-0.5 bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </button>
  );
}

/** What has ended is told first, since somebody has to see to it; null while all of them run. */
function standingOf(works: readonly Work[]): string | null {
  if (works.some(({ state }) => state.status === 'failed')) return copy.failed;
  return works.some(({ state }) => !isBusy(state)) ? copy.ready : null;
}

function percentOf({ state }: Work): number {
  if (state.status === 'sending') return state.share * 100;
  return state.status === 'working' ? state.progress : 100;
}
