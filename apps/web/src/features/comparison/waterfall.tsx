import type { IndicativeChange, PanelResponse } from '@lqc/contracts';
import { placeOn, shortLabel } from '@lqc/phrases';
import { Svg } from '../charts/svg';
import { average, change as signed, count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { DrawnValue } from '../charts/drawn-value';
import { useValueKeys } from '../charts/value-keys';
import { copy } from './copy';

const ROW = 28;
const LABEL = 150;
const VALUE = 64;
/** By the sign that a change is shown with; one that is shown as zero has none. */
const INKS: Readonly<Record<string, string>> = { '+': 'var(--rise-2)', '\u2212': 'var(--fall-2)' };

interface WaterfallProps {
  readonly panel: PanelResponse;
  readonly row: IndicativeChange;
  readonly before: string;
  readonly now: string;
}

/** Waterfall from the earlier to the current average; averages are dots, changes are bars. */
export function Waterfall(props: WaterfallProps) {
  const { panel, row, before, now } = props;
  const steps = stepsOf(props);
  return (
    <Chart
      lead={<h3 className="font-semibold">{copy.whereFrom}</h3>}
      finding={copy.waterfall(steps.map(({ name, by }) => `${name} ${signed(by)}`).join(', '))}
      note={copy.waterfallNote(row.indicator, before, now)}
      fileName={`asal perubahan ${row.indicator}.png`}
      table={{
        columns: copy.waterfallColumns,
        rows: [
          [before, row.n_before, average(row.before)],
          [copy.moved, panel.n.matched, signed(panel.moved ?? 0)],
          [copy.entered, panel.n.entered, signed(panel.entered ?? 0)],
          [copy.left, panel.n.left, signed(panel.left ?? 0)],
          [now, row.n_now, average(row.now)],
        ],
      }}
    >
      {(width) => <Drawing {...props} width={width} />}
    </Chart>
  );
}

/** The parts of the change, each from where the one before ended. */
function stepsOf({ panel, row }: WaterfallProps) {
  const start = row.before ?? 0;
  return [
    { name: copy.moved, n: copy.same(panel.n.matched), by: panel.moved ?? 0 },
    { name: copy.entered, n: copy.new(panel.n.entered), by: panel.entered ?? 0 },
    { name: copy.left, n: copy.gone(panel.n.left), by: panel.left ?? 0 },
  ].map((step, at, all) => {
    const from = all.slice(0, at).reduce((sum, { by }) => sum + by, start);
    return { ...step, from, to: from + step.by };
  });
}

function Drawing(props: WaterfallProps & { readonly width: number }) {
  const { row, before, now, width } = props;
  const start = row.before ?? 0;
  const steps = stepsOf(props);
  const ends = [start, row.now ?? start, ...steps.flatMap(({ from, to }) => [from, to])];
  const margin = Math.max((Math.max(...ends) - Math.min(...ends)) * 0.15, 0.02);
  const x = placeOn(
    [Math.min(...ends) - margin, Math.max(...ends) + margin],
    [LABEL, Math.max(width - VALUE, LABEL + 60)],
  );
  const keys = useValueKeys([0, 1, 2, 3, 4].map((line) => ({ row: line, column: 0 })));
  const level = (name: string, n: number, value: number, line: number, filled: boolean) => (
    <Level
      {...{ x, width, name, n, value, filled }}
      y={ROW * (line + 0.5)}
      {...keys.valueAt({ row: line, column: 0 })}
    />
  );
  return (
    <Svg
      width={width}
      height={ROW * 5}
      role="group"
      aria-label={copy.waterfall(steps.map(({ name, by }) => `${name} ${signed(by)}`).join(', '))}
      {...keys.around}
      className="mt-1"
      fontSize={13}
      fill="var(--ink)"
    >
      {level(shortLabel(before), row.n_before, start, 0, false)}
      {steps.map(({ name, n, by, from, to }, at) => {
        const y = ROW * (at + 1.5);
        const shown = signed(by);
        const ink = INKS[shown[0] ?? ''] ?? 'var(--muted)';
        return (
          <DrawnValue
            key={name}
            {...keys.valueAt({ row: at + 1, column: 0 })}
            label={`${name} ${n}: ${shown}`}
          >
            <rect x={0} y={y - ROW / 2} width={width} height={ROW} fill="transparent" />
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
              {shown}
            </text>
          </DrawnValue>
        );
      })}
      {level(shortLabel(now), row.n_now, row.now ?? start, 4, true)}
    </Svg>
  );
}

interface LevelProps {
  readonly 'data-place': string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly x: (score: number) => number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly n: number;
  readonly value: number;
  readonly filled: boolean;
}

/** The average of a quarter. */
const Level = ({ x, y, width, name, n, value, filled, ...stop }: LevelProps) => (
  <DrawnValue {...stop} label={`${name}: ${average(value)} (n ${count(n)})`}>
    <rect x={0} y={y - ROW / 2} width={width} height={ROW} fill="transparent" />
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
  </DrawnValue>
);
