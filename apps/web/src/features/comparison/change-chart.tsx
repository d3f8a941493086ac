import type { IndicativeChange, IndicatorKey } from '@lqc/contracts';
import { placeOn, scoreTicks } from '@lqc/phrases';
import { Svg } from '../charts/svg';
import { useStretch } from '../charts/use-stretch';
import { useValueKeys } from '../charts/value-keys';
import { ChangeRow } from './change-row';
import { inReadingOrder, spanOf, STEP } from './change-scale';
import { copy } from './copy';
import { HEADING, layoutOf, TOP } from './layout';
import type { YearAgo } from './year-ago';

interface ChangeChartProps {
  readonly rows: readonly IndicativeChange[];
  /** The average of a year ago that a row marks. */
  readonly yearAgo: (row: IndicativeChange) => YearAgo | null;
  readonly width: number;
  readonly chosen: IndicatorKey | null;
  readonly onChoose: (key: IndicatorKey) => void;
}

/**
 * Each indicator's change with its indicative range: distinguishable changes first, by size, then
 * the others in the form's order. When the band touches the open circle, the change is not
 * distinguishable.
 */
export function ChangeChart({ rows, yearAgo, width, chosen, onChoose }: ChangeChartProps) {
  const { told, untold } = inReadingOrder(rows);
  const all = [...told, ...untold];
  const keys = useValueKeys(all.map((_, row) => ({ row, column: 0 })));
  const layout = layoutOf(width, useStretch());
  const [low, high] = spanOf(rows);
  const x = placeOn([low, Math.max(high, low + STEP)], layout.plot);
  const rises = told.filter(({ change }) => change! > 0).length;
  const untoldFrom = TOP + HEADING + told.length * layout.row;
  const height = untoldFrom + (untold.length > 0 ? HEADING + untold.length * layout.row : 0) + 2;
  const lines = (group: readonly IndicativeChange[], from: number) =>
    group.map((row, at) => (
      <ChangeRow
        key={row.key}
        row={row}
        yearAgo={yearAgo(row)}
        top={from + at * layout.row}
        {...{ x, layout, width }}
        isChosen={row.key === chosen}
        onChoose={onChoose}
        stop={keys.valueAt({ row: all.indexOf(row), column: 0 })}
      />
    ));
  return (
    <Svg
      width={width}
      height={height}
      role="list"
      aria-label={copy.chartLabel}
      className="text-xs"
      {...keys.around}
    >
      {scoreTicks([low, high], layout.isWide ? STEP : 1).map(({ value, isNeutral, text }) => (
        <g key={value} aria-hidden>
          <line
            x1={x(value)}
            x2={x(value)}
            y1={TOP}
            y2={height}
            stroke={isNeutral ? 'var(--control)' : 'var(--line)'}
            strokeDasharray={isNeutral ? '2 4' : undefined}
          />
          <text x={x(value)} y={12} textAnchor="middle" fill="var(--muted)" fontSize={12}>
            {text}
          </text>
        </g>
      ))}
      {layout.isWide && (
        <g aria-hidden fill="var(--muted)" fontSize={12}>
          {(['averages', 'change', 'n'] as const).map((column) => (
            <text key={column} x={layout[column]} y={12} textAnchor="end">
              {copy.headings[column]}
            </text>
          ))}
          {layout.hasWords && (
            <text x={layout.words} y={12}>
              {copy.headings.words}
            </text>
          )}
        </g>
      )}
      <Heading y={TOP} width={width} text={copy.told(rises, told.length - rises)} />
      {lines(told, TOP + HEADING)}
      {untold.length > 0 && (
        <Heading y={untoldFrom} width={width} text={copy.untold(untold.length)} />
      )}
      {lines(untold, untoldFrom + HEADING)}
    </Svg>
  );
}

function Heading({ y, width, text }: { y: number; width: number; text: string }) {
  return (
    <g>
      <rect x={0} y={y} width={width} height={HEADING} fill="var(--ground)" />
      <text
        x={4}
        y={y + HEADING / 2}
        dominantBaseline="central"
        fill="var(--ink)"
        fontSize={13}
        fontWeight={600}
      >
        {text}
      </text>
    </g>
  );
}
