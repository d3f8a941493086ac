import { levelChartPhrases } from '@lqc/phrases';
import { HATCHED } from '../charts/hatch';
import { copy } from './copy';
import type { GroundLayout } from './large-layout';
import { type Drawn, type Measure, NEUTRAL } from './series';

interface GroundProps {
  readonly drawn: readonly Drawn[];
  readonly chosen?: Drawn;
  readonly formChanges: readonly string[];
  readonly measure: Measure;
  readonly layout: GroundLayout;
  /** Whether there is room above to say what a change of the form is. */
  readonly hasWords?: boolean;
}

/**
 * What lies below the lines: the chosen quarter, the scale with that of neutral dashed, quarters of too few answers, a
 * dashed line before each quarter whose form asked the question in another place, and the latest quarter in gold.
 */
export function Ground(props: GroundProps) {
  const { drawn, chosen, formChanges, measure, layout, hasWords = false } = props;
  const { x, y, top, bottom, left, right } = layout;
  const latest = drawn.at(-1);
  return (
    <>
      {chosen && (
        <rect
          x={x(chosen.at) - 12}
          y={top - 8}
          width={24}
          height={bottom - top + 8}
          rx={4}
          fill="var(--accent-tint)"
        />
      )}
      {layout.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${right}`}
            stroke={tick === NEUTRAL[measure] ? 'var(--control)' : 'var(--line)'}
            strokeDasharray={tick === NEUTRAL[measure] ? '2 2' : undefined}
          />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" fill="var(--muted)">
            {levelChartPhrases.tick(tick)}
          </text>
        </g>
      ))}
      {drawn
        .filter(({ isSmall }) => isSmall)
        .map(({ at }) => (
          <rect key={at} x={x(at) - 5} y={top} width={10} height={bottom - top} fill={HATCHED} />
        ))}
      {drawn
        .filter(({ point }) => formChanges.includes(point.quarter_id))
        .map(({ at }) => (
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
        ))}
      {latest && (
        <path d={`M${x(latest.at)} ${top - 8}V${bottom}`} stroke="var(--gold)" strokeWidth={2} />
      )}
    </>
  );
}
