import { Dot } from '../charts/dot';
import type { IndicativeChange, IndicatorKey } from '@lqc/contracts';
import { average, change as signed, NOT_AVAILABLE } from '../../lib/format';
import { pressedBy } from '../../lib/pressed-by';
import { bandOf } from './change-scale';
import { copy } from './copy';
import type { RowLayout } from './layout';
import { type YearAgo, yearAgoSaid } from './year-ago';

interface ChangeRowProps {
  readonly row: IndicativeChange;
  readonly yearAgo: YearAgo | null;
  readonly top: number;
  readonly x: (score: number) => number;
  readonly layout: RowLayout;
  readonly width: number;
  readonly isChosen: boolean;
  readonly onChoose: (key: IndicatorKey) => void;
  /** How the arrow keys of the chart reach it. */
  readonly stop: { readonly tabIndex: number; readonly onFocus: () => void };
}

/** Only distinguishable changes have the colour of their direction. */
function lookOf({ change, distinguishable }: IndicativeChange) {
  if (!distinguishable || !change)
    return { ink: 'var(--muted)', tint: 'var(--same-tint)', edge: 'var(--control)', mark: '' };
  return change > 0
    ? { ink: 'var(--rise-2)', tint: 'var(--rise-tint)', edge: 'var(--rise-edge)', mark: '▲ ' }
    : { ink: 'var(--fall-2)', tint: 'var(--fall-tint)', edge: 'var(--fall-edge)', mark: '▼ ' };
}

/** The words for a change, or why there are none. */
export const readingOf = ({ wording, change, by_composition: isByOthers }: IndicativeChange) =>
  wording ?? (change === null ? copy.noChange : isByOthers ? copy.byComposition : copy.fewAnswers);

/** One indicator's row: range, averages of both quarters and last year, change, and its wording. */
export function ChangeRow({
  row,
  yearAgo,
  top,
  x,
  layout,
  width,
  isChosen,
  onChoose,
  stop,
}: ChangeRowProps) {
  const look = lookOf(row);
  const middle = layout.isWide ? top + layout.row / 2 : top + 43;
  const [first, last] = layout.isWide ? [middle, middle] : [top + 18, top + 66];
  // Lowered to the middle by its size: Safari hands no baseline on to part of a line.
  const text = { dy: '0.36em', fontSize: 13 };
  const answers = `${row.n_now}/${row.n_before}`;
  const change = row.change === null ? copy.noChange : `${look.mark}${signed(row.change)}`;
  return (
    <g role="listitem">
      <g
        {...stop}
        role="button"
        aria-pressed={isChosen}
        className="cursor-pointer [&:hover>rect:first-child]:fill-(--sunken)"
        {...pressedBy(() => onChoose(row.key))}
      >
        <rect
          x={0}
          y={top}
          width={width}
          height={layout.row}
          fill={isChosen ? 'var(--accent-tint)' : 'transparent'}
        />
        {isChosen && <rect x={0} y={top} width={3} height={layout.row} fill="var(--accent)" />}
        <line x1={0} x2={width} y1={top} y2={top} stroke="var(--line)" />
        <text x={8} y={first} {...text} fill="var(--ink)" fontWeight={600}>
          {row.indicator}
        </text>
        <Marks row={row} y={middle} x={x} look={look} />
        <text
          x={layout.change}
          y={first}
          {...text}
          textAnchor="end"
          fill={look.ink}
          fontWeight={600}
        >
          {row.change === null && layout.isWide ? NOT_AVAILABLE : change}
        </text>
        <text
          x={layout.averages}
          y={last}
          {...text}
          // A narrow row has its words in the same line.
          fontSize={layout.isWide ? 13 : 12}
          textAnchor="end"
          fill={layout.isWide ? 'var(--ink)' : 'var(--muted)'}
        >
          {average(row.before)} → <tspan fontWeight={600}>{average(row.now)}</tspan>
          {!layout.isWide && ` · ${copy.answers(answers)}`}
        </text>
        {layout.isWide && (
          <text
            x={layout.n}
            y={middle}
            {...text}
            fontSize={12}
            textAnchor="end"
            fill="var(--muted)"
          >
            {answers}
          </text>
        )}
        {layout.hasWords && (
          <text x={layout.words} y={last} {...text} fontSize={12} fill="var(--ink)">
            {(row.change !== null || layout.isWide) && readingOf(row)}
          </text>
        )}
        {yearAgo && (
          // The mark has no figure beside it; whoever listens hears it with those of the row.
          <text x={8} y={middle} fontSize={1} fill="var(--ink)" opacity={0}>
            {`, ${yearAgoSaid(yearAgo)}`}
          </text>
        )}
        <desc>{copy.rowSays(row)}</desc>
      </g>
    </g>
  );
}

function Marks({
  row,
  y,
  x,
  look,
}: {
  row: IndicativeChange;
  y: number;
  x: (score: number) => number;
  look: ReturnType<typeof lookOf>;
}) {
  const band = bandOf(row);
  return (
    <>
      {band && (
        <rect
          x={x(band[0])}
          y={y - 6}
          width={Math.max(x(band[1]) - x(band[0]), 2)}
          height={12}
          rx={3}
          fill={look.tint}
          stroke={look.edge}
        />
      )}
      {row.now !== null && row.before !== null && (
        <line x1={x(row.before)} x2={x(row.now)} y1={y} y2={y} stroke={look.ink} strokeWidth={2} />
      )}
      {row.before !== null && <Dot at={[x(row.before), y]} r={4.5} ring={look.ink} />}
      {row.now !== null && <circle cx={x(row.now)} cy={y} r={4.5} fill={look.ink} />}
      {row.last_year && (
        <path d={`M${x(row.last_year.average)} ${y + 7}v6`} stroke="var(--ink)" strokeWidth={2} />
      )}
    </>
  );
}
