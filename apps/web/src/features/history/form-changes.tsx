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
      <path
        d={`M${x(at - 0.5)} ${top - (hasWords ? 20 : 6)}V${bottom}`}
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
