import { copy } from './copy';
import type { GroundLayout } from './large-layout';
import type { Drawn } from './series';

/** A dashed line before each quarter whose form asked the question in another place. */
export const FormChanges = ({
  changed,
  layout: { x, top, bottom },
  hasWords,
}: {
  changed: readonly Drawn[];
  layout: GroundLayout;
  hasWords: boolean;
}) =>
  changed.map(({ at }) => (
    <g key={at}>
      <line
        x1={x(at - 0.5)}
        x2={x(at - 0.5)}
        y1={top - (hasWords ? 20 : 6)}
        y2={bottom}
        stroke="var(--ink)"
        strokeDasharray="4 3"
      />
      {hasWords && (
        <text x={x(at - 0.5) + 4} y={top - 10} fill="var(--muted)">
          {copy.formChanged}
        </text>
      )}
    </g>
  ));
