import type { DistributionBin } from '@lqc/contracts';
import { cx } from '../../lib/cx';
import { count, percent, scoreText } from '../../lib/format';
import { scoreShade } from './shades';

const TALLEST_PX = 40;

interface DistributionProps {
  readonly bins: readonly DistributionBin[];
  readonly label: string;
  /** The score that the list of contacts is limited to; null for all. */
  readonly chosen: number | null;
  readonly onChoose: (score: number | null) => void;
}

/**
 * Counts of each score, coloured by side of neutral; clicking a bar limits the contacts to its
 * score.
 */
export function Distribution({ bins, label, chosen, onChoose }: DistributionProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  return (
    <div role="group" aria-label={label} className="flex items-end gap-1">
      {bins.map(({ score, count: contacts, percentage }) => {
        const isChosen = score === chosen;
        return (
          <button
            key={score}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : score)}
            className={cx(
              'flex min-h-11 min-w-0 flex-1 flex-col items-center rounded-md border px-0.5 text-xs hover:bg-sunken',
              isChosen ? 'border-accent bg-accent-tint' : 'border-transparent',
            )}
          >
            <span className="font-semibold">
              {count(contacts)}
              <span className="sr-only"> kontak, skor </span>
            </span>
            <span
              className="w-full max-w-18 rounded-sm border border-control"
              style={{
                height: Math.max(2, Math.round((contacts / most) * TALLEST_PX)),
                background: scoreShade(score).background,
              }}
            />
            <span>
              {scoreText(score)}
              <span className="sr-only">, </span>
            </span>
            <span className="text-muted">{percent(percentage)}</span>
          </button>
        );
      })}
    </div>
  );
}
