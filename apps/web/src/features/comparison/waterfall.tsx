import type { IndicativeChange, PanelResponse } from '@lqc/contracts';
import { scaleLinear } from 'd3-scale';
import { average, change as signed, count } from '../../lib/format';
import { shortLabel } from '../../lib/short-label';
import { useWidth } from '../charts/use-width';
import { copy } from './copy';

const ROW = 28;
const LABEL = 150;
const VALUE = 64;

/** Waterfall from the earlier to the current average; averages are dots, changes are bars. */
export function Waterfall({
  panel,
  row,
  before,
  now,
}: {
  panel: PanelResponse;
  row: IndicativeChange;
  before: string;
  now: string;
}) {
  const [frame, width] = useWidth<HTMLDivElement>(330);
  const start = row.before ?? 0;
  const steps = [
    { name: copy.moved, n: copy.same(panel.n.matched), by: panel.moved ?? 0 },
    { name: copy.entered, n: copy.new(panel.n.entered), by: panel.entered ?? 0 },
    { name: copy.left, n: copy.gone(panel.n.left), by: panel.left ?? 0 },
  ].map((step, at, all) => {
    const from = all.slice(0, at).reduce((sum, { by }) => sum + by, start);
    return { ...step, from, to: from + step.by };
  });
  const ends = [start, row.now ?? start, ...steps.flatMap(({ from, to }) => [from, to])];
  const margin = Math.max((Math.max(...ends) - Math.min(...ends)) * 0.15, 0.02);
  const x = scaleLinear(
    [Math.min(...ends) - margin, Math.max(...ends) + margin],
    [LABEL, Math.max(width - VALUE, LABEL + 60)],
  );
  const level = (name: string, n: number, value: number, y: number, filled: boolean) => (
    <g>
      <text x={0} y={y} dominantBaseline="central" fill="var(--ink)" fontWeight={600}>
        {name}
      </text>
      <text x={LABEL - 8} y={y} dominantBaseline="central" textAnchor="end" fill="var(--muted)">
        n {count(n)}
      </text>
      <circle
        cx={x(value)}
        cy={y}
        r={5}
        fill={filled ? 'var(--accent)' : 'var(--surface)'}
        stroke="var(--accent)"
        strokeWidth={1.5}
      />
      <text x={width} y={y} dominantBaseline="central" textAnchor="end" fontWeight={600}>
        {average(value)}
      </text>
    </g>
  );
  return (
    <div ref={frame}>
      <svg
        width={width}
        height={ROW * 5}
        role="img"
        aria-label={copy.waterfall(steps.map(({ name, by }) => `${name} ${signed(by)}`).join(', '))}
        className="mt-1 block font-sans"
        fontSize={13}
        fill="var(--ink)"
      >
        {level(shortLabel(before), row.n_before, start, ROW / 2, false)}
        {steps.map(({ name, n, by, from, to }, at) => {
          const y = ROW * (at + 1.5);
          const shown = Number(by.toFixed(2));
          const ink = shown > 0 ? 'var(--rise-2)' : shown < 0 ? 'var(--fall-2)' : 'var(--muted)';
          return (
            <g key={name}>
              <text x={0} y={y} dominantBaseline="central">
                {name}
              </text>
              <text
                x={LABEL - 8}
                y={y}
                dominantBaseline="central"
                textAnchor="end"
                fill="var(--muted)"
              >
                {n}
              </text>
              <rect
                x={Math.min(x(from), x(to))}
                y={y - 8}
                width={Math.max(Math.abs(x(to) - x(from)), 1)}
                height={16}
                fill={ink}
              />
              <text
                x={width}
                y={y}
                dominantBaseline="central"
                textAnchor="end"
                fill={ink}
                fontWeight={600}
              >
                {signed(shown)}
              </text>
            </g>
          );
        })}
        {level(shortLabel(now), row.n_now, row.now ?? start, ROW * 4.5, true)}
      </svg>
    </div>
  );
}
