import type { ValueStop } from '../charts/value-keys';
import type { LargeLayout } from './large-layout';
import type { LinePoint } from './named-line';

interface LargePointProps {
  readonly point: LinePoint;
  readonly layout: LargeLayout;
  readonly said: string;
  /** Whether its quarter is the chosen one. */
  readonly isChosen: boolean;
  /** An open point is of the same quarter as the latest one, in an earlier year. */
  readonly isOpen: boolean;
  readonly stop: ValueStop;
  readonly onNear: (point: LinePoint | null) => void;
  readonly onChoose: () => void;
}

/** A point that keys and the pointer reach. Being reached by keys chooses its quarter. */
export function LargePoint(props: LargePointProps) {
  const { point, layout, said, isChosen, isOpen, stop, onNear, onChoose } = props;
  const { row, line, drawn } = point;
  const { onFocus, ...place } = stop;
  const x = layout.x(drawn.at);
  const y = layout.y(drawn.value!);
  return (
    <g
      {...place}
      role="button"
      aria-label={said}
      aria-pressed={isChosen}
      className="cursor-pointer"
      onFocus={() => {
        onFocus();
        onNear(point);
        if (!isChosen) onChoose();
      }}
      onBlur={() => onNear(null)}
      onPointerEnter={() => onNear(point)}
      onPointerLeave={() => onNear(null)}
      onClick={onChoose}
    >
      <circle cx={x} cy={y} r={11} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={row === 0 ? 4 : 2.5}
        fill={isOpen ? 'var(--surface)' : line.look.stroke}
        stroke={isOpen ? line.look.stroke : 'var(--surface)'}
        strokeWidth={isOpen ? 1.5 : 1}
      />
    </g>
  );
}
