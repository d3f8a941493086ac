import { cx } from '../../lib/cx';
import type { DashboardTab } from '../analysis-session/tabs';
import { copy } from './copy';
import type { featureCards } from './feature-cards';

/** The five features, below each other or side by side; one that is ready opens its tab. */
export function FeatureCards({
  cards,
  onOpen,
}: {
  cards: ReturnType<typeof featureCards>;
  onOpen: (tab: DashboardTab) => void;
}) {
  return (
    <div className="@container">
      <ul className="grid divide-line rounded-md border border-line bg-surface @max-4xl:divide-y @4xl:grid-cols-5 @4xl:divide-x">
        {cards.map(({ title, body, ready, tab }) => (
          <li
            key={title}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 px-4 py-3 has-[button:hover]:bg-sunken @4xl:grid-cols-1"
          >
            {ready ? (
              <button
                type="button"
                onClick={() => onOpen(tab)}
                className="text-left font-semibold after:absolute after:inset-0 after:rounded-md hover:text-accent"
              >
                {title}
              </button>
            ) : (
              <span className="font-semibold text-muted">{title}</span>
            )}
            <span className={cx('text-xs font-medium', ready ? 'text-success' : 'text-muted')}>
              {ready ? copy.ready : copy.waiting}
            </span>
            <p className="col-span-full text-sm text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
