import { hasIdulfitri, type HistoryFinding, type HistoryPoint } from '@lqc/contracts';
import { levelChartPhrases } from '@lqc/phrases';
import { scaleLinear } from 'd3-scale';
import { HATCHED } from '../charts/hatch';
import { findingText } from './copy';
import { CRESCENT } from './crescent';
import { figure } from './said';
import { Segment } from './segment';
import { type Drawn, type Measure, NEUTRAL, segmentsOf } from './series';

interface SmallChartProps {
  readonly label: string;
  readonly finding: HistoryFinding | null;
  readonly drawn: readonly Drawn[];
  readonly domain: readonly [number, number];
  readonly measure: Measure;
  readonly width: number;
  readonly height: number;
  /** Quarters whose form asks the question in another place than the quarter before. */
  readonly formChanges?: readonly string[];
}

const TOP = 44;
/** The quarters, and below them n and the latest value. */
const FOOT = 34;
/** The widest quarter's numeral, and the one with its year. */
const NUMERAL_PX = 16;
const WITH_YEAR_PX = 44;
const LEFT = 20;

/** One indicator over time: its finding, its line with the range, the latest quarter in gold. */
export function SmallChart(props: SmallChartProps) {
  const { label, finding, drawn, domain, measure, width, height, formChanges = [] } = props;
  const first = drawn[0]?.at ?? 0;
  const last = drawn.at(-1);
  const x = scaleLinear([first, Math.max(first + 1, last?.at ?? 1)], [LEFT + 4, width - 12]);
  const y = scaleLinear([...domain], [height - FOOT, TOP]);
  const tone =
    finding?.kind === 'highest'
      ? 'var(--rise-2)'
      : finding?.kind === 'lowest'
        ? 'var(--fall-2)'
        : 'var(--muted)';
  const sign = finding?.kind === 'highest' ? '▲ ' : finding?.kind === 'lowest' ? '▼ ' : '';
  const ticks = measure === 'average' ? [3, 4] : [0, 50];
  const points = drawn.map(({ point }) => point);
  const step = x(first + 1) - x(first);
  const hasYears = step >= WITH_YEAR_PX;
  // The latest quarter always has its name; where they are too close, those between do without.
  const every = Math.max(1, Math.ceil(NUMERAL_PX / step));
  const labelled = drawn.filter(({ at }) => ((last?.at ?? 0) - at) % every === 0);
  return (
    // Whoever places it says in words what it shows, see `spoken`.
    <g aria-hidden>
      <text x={0} y={13} fontSize={12} fontWeight={600} fill="var(--ink)">
        {label}
      </text>
      <text x={0} y={30} fontSize={12} fill={tone}>
        {`${sign}${findingText(finding, points)}`}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={width - 6}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === NEUTRAL[measure] ? 'var(--control)' : 'var(--line)'}
            strokeDasharray={tick === NEUTRAL[measure] ? '2 2' : undefined}
          />
          <text x={LEFT - 5} y={y(tick) + 4} fontSize={12} textAnchor="end" fill="var(--muted)">
            {tick}
          </text>
        </g>
      ))}
      {drawn
        .filter(({ isSmall }) => isSmall)
        .map(({ at }) => (
          <rect
            key={at}
            x={x(at) - 4}
            y={TOP}
            width={8}
            height={height - FOOT - TOP}
            fill={HATCHED}
          />
        ))}
      {drawn
        .filter(({ point }) => formChanges.includes(point.quarter_id))
        .map(({ at }) => (
          <line
            key={at}
            x1={x(at - 0.5)}
            x2={x(at - 0.5)}
            y1={TOP - 6}
            y2={height - FOOT}
            stroke="var(--ink)"
            strokeDasharray="4 3"
          />
        ))}
      {last && (
        <line
          x1={x(last.at)}
          x2={x(last.at)}
          y1={TOP - 6}
          y2={height - FOOT}
          stroke="var(--gold)"
          strokeWidth={2}
        />
      )}
      {segmentsOf(drawn).map((segment) => (
        <Segment key={segment[0]!.at} segment={segment} x={x} y={y} />
      ))}
      {drawn
        .filter(
          (one) => one !== last && one.value !== null && one.point.quarter === last?.point.quarter,
        )
        .map(({ at, value }) => (
          <circle
            key={at}
            cx={x(at)}
            cy={y(value!)}
            r={3.5}
            fill="var(--surface)"
            stroke="var(--series-1)"
            strokeWidth={1.5}
          />
        ))}
      {last?.value !== null && last !== undefined && (
        <circle
          cx={x(last.at)}
          cy={y(last.value)}
          r={4.5}
          fill={tone}
          stroke="var(--surface)"
          strokeWidth={1}
        />
      )}
      {drawn
        .filter(({ point }) => hasIdulfitri(point))
        .map(({ at }) => (
          <path
            key={at}
            d={CRESCENT}
            transform={`translate(${x(at)} ${height - FOOT - 2})`}
            fill="var(--gold)"
          />
        ))}
      <text x={0} y={height - 4} fontSize={12} fill="var(--muted)">
        {`n ${last?.point.n ?? 0}`}
      </text>
      {labelled.map(({ at, point }) => (
        <text
          key={at}
          x={x(at)}
          y={height - FOOT + 14}
          fontSize={12}
          textAnchor={hasYears && at === last?.at ? 'end' : 'middle'}
          dx={hasYears && at === last?.at ? 10 : 0}
          fill={at === last?.at ? 'var(--ink)' : 'var(--muted)'}
        >
          {hasYears ? nameOf(point) : nameOf(point).split(' ')[0]}
        </text>
      ))}
      {!hasYears &&
        drawn
          .filter(({ at, point }) => point.quarter === 1 && width - 12 - x(at) > 40 && x(at) > 44)
          .map(({ at, point }) => (
            <text
              key={at}
              x={x(at)}
              y={height - 4}
              fontSize={12}
              textAnchor="middle"
              fill="var(--muted)"
            >
              {`’${String(point.year).slice(2)}`}
            </text>
          ))}
      <text
        x={width - 6}
        y={height - 4}
        fontSize={12}
        fontWeight={600}
        textAnchor="end"
        fill="var(--ink)"
      >
        {figure(last?.value ?? null, measure)}
      </text>
    </g>
  );
}

/** `III ’25`, as in the document. */
const nameOf = ({ year, quarter }: HistoryPoint) => levelChartPhrases.quarter(year, quarter);
