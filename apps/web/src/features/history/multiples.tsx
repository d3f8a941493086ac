import type { HistoryOverviewResponse } from '@lqc/contracts';
import { Chart } from '../charts/chart';
import { copy, idulfitriOf, shortQuarter } from './copy';
import { drawnOf, type Measure, scaleOf, type Who } from './series';
import { figuresOf, SmallChart, spoken } from './small-chart';

const TILE = { least: 186, height: 146, gap: 14 } as const;

interface MultiplesProps {
  readonly indicators: HistoryOverviewResponse['indicators'];
  readonly measure: Measure;
  readonly who: Who;
  readonly onSelect: (key: string) => void;
}

/** All indicators beside each other on one scale; each is a button that opens it large. */
export function Multiples({ indicators, measure, who, onSelect }: MultiplesProps) {
  const all = indicators.map((one) => ({ ...one, drawn: drawnOf(one.points, measure, who) }));
  const domain = scaleOf(
    all.map(({ drawn }) => drawn),
    measure,
  );
  const latest = indicators[0]?.points.at(-1);
  const moved = indicators.filter(({ finding }) => finding && finding.kind !== 'level').length;
  const table = {
    columns: [...copy.columns],
    rows: indicators.flatMap(({ label, points }) =>
      points.map((point) => [label, ...figuresOf(point)]),
    ),
  };
  return (
    <Chart
      finding={latest ? copy.moved(moved, indicators.length, shortQuarter(latest)) : copy.title}
      note={copy.oneScale}
      table={table}
      fileName={copy.file}
    >
      {(width) => {
        const columns = Math.max(1, Math.floor((width + TILE.gap) / (TILE.least + TILE.gap)));
        const tile = (width - (columns - 1) * TILE.gap) / columns;
        const height = Math.ceil(all.length / columns) * (TILE.height + TILE.gap);
        return (
          <>
            <svg width={width} height={height} className="block font-sans">
              <defs>
                <pattern
                  id="few"
                  width="6"
                  height="6"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <line x1="0" x2="0" y1="0" y2="6" stroke="var(--hatch)" strokeWidth="3" />
                </pattern>
              </defs>
              {all.map(({ key, label, finding, drawn }, position) => (
                <g
                  key={key}
                  transform={`translate(${(position % columns) * (tile + TILE.gap)} ${Math.floor(position / columns) * (TILE.height + TILE.gap)})`}
                >
                  <SmallChart
                    label={label}
                    finding={finding}
                    drawn={drawn}
                    domain={domain}
                    measure={measure}
                    width={tile}
                    height={TILE.height}
                  />
                  <rect
                    role="button"
                    tabIndex={0}
                    aria-label={spoken(label, finding, drawn, measure)}
                    width={tile}
                    height={TILE.height}
                    fill="transparent"
                    className="cursor-pointer"
                    onClick={() => onSelect(key)}
                    onKeyDown={({ key: pressed }) => pressed === 'Enter' && onSelect(key)}
                  />
                </g>
              ))}
            </svg>
            <p className="text-xs text-muted">
              {[copy.legend, ...idulfitriOf(indicators[0]?.points ?? [])].join(' · ')}
            </p>
          </>
        );
      }}
    </Chart>
  );
}
