import { copy } from './copy';
import type { LargeLayout } from './large-layout';
import type { Drawn } from './series';

/** A dashed line before each quarter whose form asked the question in another place. */
export const FormChanges = ({
  changed,
  layout: { x, top, bottom },
}: {
  changed: readonly Drawn[];
  layout: LargeLayout;
}) =>
  changed.map(({ at }) => (
    <g key={at}>
      <line
        x1={x(at - 0.5)}
        x2={x(at - 0.5)}
        y1={top - 20}
        y2={bottom}
        stroke="var(--ink)"
        strokeDasharray="4 3"
      />
      <text x={x(at - 0.5) + 4} y={top - 10} fill="var(--muted)">
        {copy.formChanged}
      </text>
    </g>
  ));
