import type { ThemeCount } from '@lqc/contracts';
import type { ReactNode } from 'react';
import { count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { DrawnValue } from '../charts/drawn-value';
import { useValueKeys } from '../charts/value-keys';
import { copy } from './copy';
import { shareOf } from './share';

const HEIGHT = 56;
const TOP = 18;
const BAR_MOST = 56;
/** With more bars than this their counts would touch; only the chosen quarter's is written then. */
const COUNTED_BARS = 16;

interface QuarterBarsProps {
  readonly theme: ThemeCount;
  readonly chosen: string | undefined;
  /** The largest share of any theme, so that all themes have the same scale. */
  readonly most: number;
  readonly onOpen: (quarter: string) => void;
  /** What is said of the chosen quarter, above the bars. */
  readonly lead: ReactNode;
}

/** A theme's share of contacts per quarter; each bar is a link to its sentences. */
export const QuarterBars = (props: QuarterBarsProps) => (
  <Chart
    lead={props.lead}
    finding={copy.bars(props.theme.label)}
    note={copy.legend}
    fileName={`tema ${props.theme.label}.png`}
    table={{
      columns: copy.columns.slice(1),
      rows: props.theme.by_quarter.map(({ label, contacts, of }) => [label, contacts, of]),
    }}
  >
    {(width) => <Drawing {...props} width={width} />}
  </Chart>
);

function Drawing({
  theme,
  chosen,
  most,
  onOpen,
  width,
}: Omit<QuarterBarsProps, 'lead'> & { readonly width: number }) {
  const { by_quarter: quarters } = theme;
  const keys = useValueKeys(quarters.map((_, column) => ({ row: 0, column })));
  const step = Math.min(BAR_MOST, width / quarters.length);
  return (
    <svg
      width={width}
      height={TOP + HEIGHT + 1}
      role="group"
      aria-label={copy.bars(theme.label)}
      className="block font-sans"
      fontSize={12}
      {...keys.around}
    >
      {quarters.map((one, column) => {
        const isChosen = one.quarter_id === chosen;
        const height = Math.round((shareOf(one) / most) * HEIGHT);
        return (
          <DrawnValue
            key={one.quarter_id}
            {...keys.valueAt({ row: 0, column })}
            label={copy.inQuarter(one.label, one.contacts, one.of)}
            isPressed={isChosen}
            onPress={() => onOpen(one.quarter_id)}
          >
            <title>{copy.inQuarter(one.label, one.contacts, one.of)}</title>
            <rect x={column * step} y={0} width={step} height={TOP + HEIGHT} fill="transparent" />
            <rect
              x={column * step + 2}
              y={TOP + HEIGHT - height}
              width={Math.max(1, step - 4)}
              height={height}
              fill={isChosen ? 'var(--ink)' : 'var(--control)'}
            />
            {(isChosen || quarters.length <= COUNTED_BARS) && (
              <text
                x={column * step + step / 2}
                y={TOP + HEIGHT - height - 5}
                textAnchor="middle"
                fill={isChosen ? 'var(--ink)' : 'var(--muted)'}
                fontWeight={isChosen ? 600 : 400}
              >
                {count(one.contacts)}
              </text>
            )}
          </DrawnValue>
        );
      })}
      <line
        x1={0}
        x2={step * quarters.length}
        y1={TOP + HEIGHT + 0.5}
        y2={TOP + HEIGHT + 0.5}
        stroke="var(--control)"
      />
    </svg>
  );
}
