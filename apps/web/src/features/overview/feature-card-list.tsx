import { Badge } from '../../components/badge';
import type { DashboardTab } from '../analysis-session/tabs';
import { copy } from './copy';
import type { FeatureCard } from './feature-cards';

/** The five features; one that is ready opens its tab. */
export function FeatureCards({
  cards,
  onOpen,
}: {
  cards: readonly FeatureCard[];
  onOpen: (tab: DashboardTab) => void;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-5">
      {cards.map(({ title, body, ready, tab }) => (
        <li
          key={title}
          className="relative flex flex-col items-start rounded-md border border-line bg-surface p-3 has-[button:hover]:border-accent"
        >
          {ready && tab ? (
            <button
              type="button"
              onClick={() => onOpen(tab)}
              className="text-left font-semibold after:absolute after:inset-0 after:rounded-md hover:text-accent"
            >
              {title}
            </button>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <p className="mt-1 mb-2 flex-1 text-sm text-muted">{body}</p>
          <Badge tone={ready ? 'success' : 'plain'}>{ready ? copy.ready : copy.waiting}</Badge>
        </li>
      ))}
    </ul>
  );
}
