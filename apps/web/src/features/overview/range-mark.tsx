import { cx } from '../../lib/cx';

interface RangeMarkProps {
  readonly low: number;
  readonly high: number;
  readonly change: number;
  /** What the whole width stands for. */
  readonly reach: number;
}

/**
 * A change within its range, on a scale that begins at no change: on the left for a rise, on the right for a fall.
 */
export function RangeMark({ low, high, change, reach }: RangeMarkProps) {
  const isRise = change > 0;
  const at = (value: number) => `${(Math.abs(value) / reach) * 100}%`;
  const [near, side] = isRise ? [low, 'left'] : [high, 'right'];
  return (
    <span
      aria-hidden
      className={cx(
        'relative h-3 max-w-52 flex-1 border-control',
        isRise ? 'border-l text-rise' : 'border-r text-fall',
      )}
    >
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span
        className={cx(
          'absolute inset-y-0.5 rounded-sm border border-current',
          isRise ? 'bg-rise-tint' : 'bg-fall-tint',
        )}
        style={{ [side]: at(near), width: at(high - low) }}
      />
      <span
        className={cx(
          'absolute top-1/2 -mt-1 size-2 rounded-full bg-current',
          isRise ? '-ml-1' : '-mr-1',
        )}
        style={{ [side]: at(change) }}
      />
    </span>
  );
}
