import { hasIdulfitri, type HistoryFinding, type HistoryPoint } from '@lqc/contracts';
import { scaleLinear } from 'd3-scale';
import { average, decimal } from '../../lib/format';
import { findingText, shortQuarter } from './copy';
import { type Drawn, type Measure, NEUTRAL, segmentsOf } from './series';

interface SmallChartProps {
  readonly label: string;
  readonly finding: HistoryFinding | null;
  readonly drawn: readonly Drawn[];
  readonly domain: readonly [number, number];
  readonly measure: Measure;
  readonly width: number;
  readonly height: number;
  /** The same companies beside all of them, where there is room. */
  readonly beside?: readonly Drawn[];
}

const TOP = 44;
const FOOT = 20;
const LEFT = 20;
/** A crescent of 10 by 10 that opens to the right, around the origin: a quarter with Idulfitri. */
const CRESCENT = 'M2.5 -4.3 A5 5 0 1 0 2.5 4.3 A4.4 4.4 0 1 1 2.5 -4.3 Z';

/** A figure in the measure's own decimals. */
const figure = (value: number | null, measure: Measure) =>
  value === null ? '–' : measure === 'average' ? average(value) : decimal(value);

/** A quarter's figures in the table beside a chart, in the order of `copy.columns` behind the indicator. */
export const figuresOf = (point: HistoryPoint): readonly (string | number)[] => [
  shortQuarter(point),
  point.n,
  figure(point.average, 'average'),
  figure(point.range?.low ?? null, 'average'),
  figure(point.range?.high ?? null, 'average'),
  figure(point.net_balance, 'balance'),
  figure(point.chain, 'average'),
];

/** One indicator over time: its finding, its line with the range, the latest quarter in gold. */
export function SmallChart(props: SmallChartProps) {
  const { label, finding, drawn, domain, measure, width, height, beside = [] } = props;
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
            fill="url(#few)"
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
      {segmentsOf(beside).map((segment) => (
        <polyline
          key={segment[0]!.at}
          points={segment.map(({ at, value }) => `${x(at)},${y(value!)}`).join(' ')}
          fill="none"
          stroke="var(--series-2)"
          strokeWidth={2}
          strokeDasharray="5 3"
        />
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
      {drawn
        .filter(
          ({ point }) =>
            point.quarter === 1 &&
            width - 12 - x(point.year * 4 + 1) > 40 &&
            x(point.year * 4 + 1) > 44,
        )
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

/** What a screen reader says of a chart: its finding and every value. */
export function spoken(
  label: string,
  finding: HistoryFinding | null,
  drawn: readonly Drawn[],
  measure: Measure,
) {
  const values = drawn.map(
    ({ point, value }) => `${shortQuarter(point)} ${figure(value, measure)} (n ${point.n})`,
  );
  return `${label}. ${findingText(
    finding,
    drawn.map(({ point }) => point),
  )}. ${values.join('; ')}`;
}

type Scale = (value: number) => number;

function Segment({ segment, x, y }: { segment: readonly Drawn[]; x: Scale; y: Scale }) {
  const ranged = segment.filter(({ low, high }) => low !== null && high !== null);
  const band = [
    ...ranged.map(({ at, high }) => `${x(at)},${y(high!)}`),
    ...ranged.toReversed().map(({ at, low }) => `${x(at)},${y(low!)}`),
  ];
  return (
    <>
      <polygon
        points={band.join(' ')}
        fill="var(--rise-tint)"
        stroke="var(--rise-edge)"
        strokeWidth={0.75}
      />
      <polyline
        points={segment.map(({ at, value }) => `${x(at)},${y(value!)}`).join(' ')}
        fill="none"
        stroke="var(--series-1)"
        strokeWidth={2}
      />
      {segment.length === 1 && (
        <circle cx={x(segment[0]!.at)} cy={y(segment[0]!.value!)} r={2.5} fill="var(--series-1)" />
      )}
    </>
  );
}
