import { Check } from 'lucide-react';
import type { Step } from './steps';

const SIZE = 24;
const RADIUS = 10.5;
const ROUND = 2 * Math.PI * RADIUS;

/** The icon of a step's state: a tick, a golden ring, a partial ring, or a dashed ring. */
export function StepMark({ state, share }: Pick<Step, 'state' | 'share'>) {
  if (state === 'done')
    return (
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-success text-surface"
      >
        <Check size={15} strokeWidth={3} />
      </span>
    );
  const ring = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: 2.5 };
  return (
    <svg width={SIZE} height={SIZE} aria-hidden className="shrink-0">
      <circle
        {...ring}
        stroke={state === 'next' ? 'var(--gold)' : 'var(--control)'}
        strokeWidth={state === 'next' ? 2.5 : 1.5}
        strokeDasharray={state === 'next' ? undefined : '4 3'}
      />
      {share > 0 && (
        <circle
          {...ring}
          stroke="var(--accent)"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
    </svg>
  );
}
