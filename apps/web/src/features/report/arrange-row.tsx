import type { ReportSection } from '@lqc/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../../lib/cx';
import { copy } from './copy';

interface ArrangeRowProps {
  readonly section: ReportSection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly disabled: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onInclude: (included: boolean) => void;
}

const ICON_BUTTON =
  'grid size-7 place-items-center rounded text-muted hover:bg-sunken disabled:opacity-30 max-lg:size-11';

/** A section while the outline is edited: included or excluded, moved within its chapter. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { section, isFirst, isLast, disabled, onMove, onInclude } = props;
  return (
    <li className="flex min-h-7 items-center pr-2 pl-4 text-sm">
      <label className="flex min-h-7 min-w-0 flex-1 items-center gap-2 max-lg:min-h-11">
        <input
          type="checkbox"
          checked={section.included}
          disabled={disabled}
          onChange={({ target }) => onInclude(target.checked)}
          className="size-4 shrink-0 accent-(--accent)"
        />
        <span
          title={section.title}
          className={cx('truncate', !section.included && 'text-muted line-through')}
        >
          {section.title}
        </span>
      </label>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={copy.outline.up(section.title)}
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={14} />
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={copy.outline.down(section.title)}
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={14} />
      </button>
    </li>
  );
}
