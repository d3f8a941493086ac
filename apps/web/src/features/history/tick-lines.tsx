import { levelChartPhrases } from '@lqc/phrases';
import type { GroundLayout } from './large-layout';
import { type Measure, NEUTRAL } from './series';

interface TickLinesProps {
  readonly measure: Measure;
  readonly layout: GroundLayout;
}

/** A line across the ground for each tick of the scale; that of neutral is dashed. */
export const TickLines = ({ measure, layout }: TickLinesProps) =>
  layout.ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={layout.left}
        x2={layout.right}
        y1={layout.y(tick)}
        y2={layout.y(tick)}
        stroke={tick === NEUTRAL[measure] ? 'var(--control)' : 'var(--line)'}
        strokeDasharray={tick === NEUTRAL[measure] ? '2 2' : undefined}
      />
      <text x={layout.left - 6} y={layout.y(tick) + 4} textAnchor="end" fill="var(--muted)">
        {levelChartPhrases.tick(tick)}
      </text>
    </g>
  ));
