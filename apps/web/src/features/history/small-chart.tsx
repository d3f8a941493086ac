import { Dot } from '../charts/dot';
import { hasIdulfitri, type HistoryFinding, quarterNumeral } from '@lqc/contracts';
import { isNamed, levelChartPhrases, placeOn, type Span, ticksWithin } from '@lqc/phrases';
import { findingText } from './copy';
import { CRESCENT } from './crescent';
import { Ground } from './ground';
import type { GroundLayout } from './large-layout';
import { figure } from './said';
import { LOOK_OF_ALL } from './named-line';
import { RangedLine } from './ranged-line';
import { type Drawn, type Measure, STEP } from './series';

export interface SmallChartProps {
  readonly label: string;
  /** Of the averages of all contacts; none where something else is drawn. */
  readonly finding: HistoryFinding | null | undefined;
  readonly drawn: readonly Drawn[];
  readonly domain: Span;
  readonly measure: Measure;
  readonly width: number;
  readonly height: number;
  /** Quarters whose form asks the question in another place than the quarter before. */
  readonly formChanges?: readonly string[];
}

const TOP = 44;
/** Idulfitri, the quarters, and below them the latest n and value. */
const FOOT = 46;
/** The widest quarter's numeral, and the one with its year. */
const NUMERAL_PX = 16;
const WITH_YEAR_PX = 44;
/** A letter of the latest n and value, of which some are dots and spaces. */
const LATEST_LETTER_PX = 6;
/** Half a year's name, and what keeps it apart from them. */
const HALF_YEAR_PX = 12;
/** Room for the scale: one figure of an average, up to three and a sign of a balance. */
const [LEFT, LEFT_OF_BALANCE] = [20, 30];

/** One indicator over time: its finding, its line with the range, the latest quarter in gold. */
export function SmallChart(props: SmallChartProps) {
  const { label, finding, drawn, domain, measure, width, height, formChanges = [] } = props;
  const first = drawn[0]?.at ?? 0;
  const last = drawn.at(-1);
  const bottom = height - FOOT;
  const left = measure === 'balance' ? LEFT_OF_BALANCE : LEFT;
  const x = placeOn([first, Math.max(first + 1, last?.at ?? 1)], [left + 4, width - 12]);
  const y = placeOn(domain, [bottom, TOP]);
  // Where the scale begins the quarters are named.
  const ticks = ticksWithin(domain, 2 * STEP[measure]).filter((tick) => tick > domain[0]);
  const layout: GroundLayout = { left, right: width - 6, top: TOP, bottom, x, y, ticks };
  const tone =
    finding?.kind === 'highest'
      ? 'var(--rise-2)'
      : finding?.kind === 'lowest'
        ? 'var(--fall-2)'
        : 'var(--muted)';
  const sign = finding?.kind === 'highest' ? '▲ ' : finding?.kind === 'lowest' ? '▼ ' : '';
  const points = drawn.map(({ point }) => point);
  const step = x(first + 1) - x(first);
  const hasYears = step >= WITH_YEAR_PX;
  // The latest quarter always has its name; where they are too close, those between do without.
  const every = Math.max(1, Math.ceil(NUMERAL_PX / step));
  const latest = [`n ${last?.point.n ?? 0} · `, figure(last?.value ?? null, measure)] as const;
  const latestFrom = width - 6 - LATEST_LETTER_PX * latest.join('').length;
  const labelled = drawn.filter((_, position) => isNamed(position, drawn.length, every));
  return (
    // Whoever places it says in words what it shows, see `spoken`.
    <g aria-hidden fontSize={12}>
      <text x={0} y={13} fontWeight={600} fill="var(--ink)">
        {label}
      </text>
      <text x={0} y={30} fill={tone}>
        {`${sign}${findingText(finding, points)}`}
      </text>
      <Ground {...{ drawn, formChanges, measure, layout }} />
      <RangedLine drawn={drawn} look={LOOK_OF_ALL} x={x} y={y} />
      {drawn
        .filter(
          (one) => one !== last && one.value !== null && one.point.quarter === last?.point.quarter,
        )
        .map(({ at, value }) => (
          <Dot key={at} at={[x(at), y(value!)]} r={3.5} ring="var(--series-1)" />
        ))}
      {last?.value !== null && last !== undefined && (
        <Dot at={[x(last.at), y(last.value)]} r={4.5} fill={tone} ring="var(--surface)" width={1} />
      )}
      {drawn
        .filter(({ point }) => hasIdulfitri(point))
        .map(({ at }) => (
          <path
            key={at}
            d={CRESCENT}
            transform={`translate(${x(at)} ${bottom + 8})`}
            fill="var(--gold)"
          />
        ))}
      {labelled.map(({ at, point }) => (
        <text
          key={at}
          x={x(at)}
          y={bottom + 25}
          textAnchor={hasYears && at === last?.at ? 'end' : 'middle'}
          dx={hasYears && at === last?.at ? 10 : 0}
          fill={at === last?.at ? 'var(--ink)' : 'var(--muted)'}
        >
          {hasYears ? levelChartPhrases.quarter(point) : quarterNumeral(point.quarter)}
        </text>
      ))}
      {!hasYears &&
        drawn
          .filter(({ at, point }) => point.quarter === 1 && x(at) + HALF_YEAR_PX < latestFrom)
          .map(({ at, point }) => (
            <text key={at} x={x(at)} y={height - 4} textAnchor="middle" fill="var(--muted)">
              {`’${String(point.year).slice(2)}`}
            </text>
          ))}
      <text x={width - 6} y={height - 4} textAnchor="end" fill="var(--muted)">
        {latest[0]}
        <tspan fontWeight={600} fill="var(--ink)">
          {latest[1]}
        </tspan>
      </text>
    </g>
  );
}
