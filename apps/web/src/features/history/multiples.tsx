import type { HistoryOverviewResponse, IndicatorKey } from '@lqc/contracts';
import type { Span } from '@lqc/phrases';
import { Svg } from '../charts/svg';
import { pressedBy } from '../../lib/pressed-by';
import { Chart } from '../charts/chart';
import { HatchPattern } from '../charts/hatch';
import { type Place, useValueKeys } from '../charts/value-keys';
import { copy, idulfitriOf, shortQuarter } from './copy';
import { keyHeight, ReadingKey } from './reading-key';
import { drawnOf, type Measure, scaleOf } from './series';
import { figuresOf, spoken } from './said';
import { SmallChart, type SmallChartProps } from './small-chart';

const TILE = { least: 178, height: 158, gap: 16 } as const;

interface MultiplesProps {
  readonly indicators: HistoryOverviewResponse['indicators'];
  readonly measure: Measure;
  readonly onSelect: (key: IndicatorKey) => void;
}

/** All indicators, of at least one quarter, beside each other on one scale; each is a button that opens it large. */
export function Multiples({ indicators, measure, onSelect }: MultiplesProps) {
  const isOfFindings = measure === 'average';
  const all = indicators.map((one) => ({
    ...one,
    finding: isOfFindings ? one.finding : undefined,
    drawn: drawnOf(one.points, measure),
  }));
  const domain = scaleOf(
    all.map(({ drawn }) => drawn),
    measure,
  );
  const { points } = indicators[0]!;
  const moved = all.filter(({ finding }) => finding && finding.kind !== 'level').length;
  const table = {
    columns: [...copy.columns],
    rows: indicators.flatMap((one) => one.points.map((point) => [one.label, ...figuresOf(point)])),
  };
  return (
    <Chart
      finding={
        isOfFindings
          ? copy.moved(moved, indicators.length, shortQuarter(points.at(-1)!))
          : copy.large(copy.title, copy.shown[measure])
      }
      note={copy.notes[measure]}
      hint={copy.tileHint}
      table={table}
      fileName={copy.file}
    >
      {(width) => (
        <>
          <Tiles {...{ all, domain, measure, width, onSelect }} />
          <p className="mt-1 text-xs text-muted">{idulfitriOf(points)}</p>
        </>
      )}
    </Chart>
  );
}

interface TilesProps {
  readonly all: readonly (Omit<HistoryOverviewResponse['indicators'][number], 'finding'> &
    Pick<SmallChartProps, 'finding' | 'drawn'>)[];
  readonly domain: Span;
  readonly measure: Measure;
  readonly width: number;
  readonly onSelect: (key: IndicatorKey) => void;
}

function Tiles({ all, domain, measure, width, onSelect }: TilesProps) {
  const columns = Math.max(1, Math.floor((width + TILE.gap) / (TILE.least + TILE.gap)));
  const tile = (width - (columns - 1) * TILE.gap) / columns;
  const lines = Math.ceil(all.length / columns);
  const whole = lines * (TILE.height + TILE.gap);
  // How they are read stands in the last line, or below it where that is full.
  const isBelow = all.length % columns === 0;
  const placeOf = (position: number): Place => ({
    row: Math.floor(position / columns),
    column: position % columns,
  });
  const shiftOf = ({ row, column }: Place) =>
    `translate(${column * (tile + TILE.gap)} ${row * (TILE.height + TILE.gap)})`;
  const keys = useValueKeys([...all.keys()].map(placeOf));
  return (
    <Svg
      width={width}
      height={isBelow ? whole + keyHeight(width) : whole - TILE.gap}
      role="group"
      aria-label={copy.oneScale}
      {...keys.around}
    >
      <HatchPattern />
      {all.map(({ key, label, finding, drawn, form_changes: formChanges }, position) => (
        <g key={key} transform={shiftOf(placeOf(position))} className="group">
          <SmallChart
            label={label}
            finding={finding}
            drawn={drawn}
            domain={domain}
            measure={measure}
            width={tile}
            height={TILE.height}
            formChanges={formChanges}
          />
          <rect
            {...keys.valueAt(placeOf(position))}
            role="button"
            aria-label={spoken(label, finding, drawn, measure)}
            x={-6}
            y={-4}
            width={tile + 10}
            height={TILE.height + 8}
            rx={6}
            fill="transparent"
            className="cursor-pointer hover:stroke-(--control)"
            {...pressedBy(() => onSelect(key))}
          />
        </g>
      ))}
      <g transform={shiftOf(placeOf(all.length))}>
        <ReadingKey
          width={isBelow ? width : tile}
          few={measure === 'change' ? copy.fewMatched : copy.few}
        />
      </g>
    </Svg>
  );
}
