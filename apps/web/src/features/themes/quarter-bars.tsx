import type { ThemeCount } from '@lqc/contracts';
import { cx } from '../../lib/cx';
import { shareOf } from './share';
import { copy } from './copy';

const HEIGHT = 56;

/** A theme's share of contacts per quarter; each bar is a link to its sentences. */
export function QuarterBars({
  theme,
  chosen,
  most,
  onOpen,
}: {
  readonly theme: ThemeCount;
  readonly chosen: string | undefined;
  /** The largest share of any theme, so that all themes have the same scale. */
  readonly most: number;
  readonly onOpen: (quarter: string) => void;
}) {
  return (
    <ul
      aria-label={copy.bars(theme.label)}
      className="flex items-end gap-px border-b border-control"
      style={{ height: HEIGHT + 18 }}
    >
      {theme.by_quarter.map((one) => {
        const told = copy.inQuarter(one.label, one.contacts, one.of);
        const isChosen = one.quarter_id === chosen;
        return (
          <li key={one.quarter_id} className="flex h-full max-w-14 min-w-0 flex-1">
            <button
              type="button"
              title={told}
              aria-label={told}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => onOpen(one.quarter_id)}
              className="group flex h-full w-full flex-col items-center justify-end -outline-offset-2 hover:bg-sunken"
            >
              {(isChosen || theme.by_quarter.length <= 16) && (
                <span className={cx('text-xs', isChosen ? 'font-semibold' : 'text-muted')}>
                  {one.contacts}
                </span>
              )}
              <span
                className={cx('mx-px w-[calc(100%-4px)]', isChosen ? 'bg-ink' : 'bg-control')}
                style={{ height: Math.round((shareOf(one) / most) * HEIGHT) }}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
