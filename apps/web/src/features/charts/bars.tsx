import { type Bar, placeOn, wrapped } from '@lqc/phrases';
import { pressedBy } from '../../lib/pressed-by';
import { Svg } from './svg';
import { useStretch } from './use-stretch';
import { useValueKeys } from './value-keys';

const ROW_PX = 40;
const LABEL_LINE_PX = 16;
/** A letter of 13 px in our font, on the wide side. */
const LETTER_PX = 6.9;

/** Horizontal bars from zero; labels stand above their bar, in lines that fit, so that no name is cut. */
export function Bars({
  bars,
  width,
  label,
  onSelect,
}: {
  bars: readonly Bar[];
  width: number;
  label: string;
  onSelect?: (label: string) => void;
}) {
  const stretch = useStretch();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const longestText = Math.max(...bars.map(({ text }) => text.length)) * 7.5 * stretch + 10;
  const x = placeOn([0, most], [0, Math.max(60, width - longestText)]);
  const rows = bars.map((bar) => ({
    bar,
    lines: wrapped(bar.label, (line) => line.length * LETTER_PX * stretch <= width),
  }));
  const heights = rows.map(({ lines }) => ROW_PX + (lines.length - 1) * LABEL_LINE_PX);
  const topOf = (position: number) =>
    heights.slice(0, position).reduce((sum, height) => sum + height, 0);
  const keys = useValueKeys(rows.map((_, row) => ({ row, column: 0 })));
  return (
    <Svg width={width} height={topOf(rows.length)} role="list" aria-label={label} {...keys.around}>
      {rows.map(({ bar, lines }, position) => {
        const top = topOf(position);
        const y = top + heights[position]! - ROW_PX;
        const content = (
          <>
            <rect
              x={0}
              y={top}
              width={width}
              height={heights[position]}
              rx={4}
              fill="transparent"
            />
            <text fill="var(--ink)" fontSize={13}>
              {lines.map((line, at) => {
                const lineY = top + 12 + at * LABEL_LINE_PX;
                return (
                  <tspan key={lineY} x={0} y={lineY}>
                    {line}
                    {at < lines.length - 1 && ' '}
                  </tspan>
                );
              })}
            </text>
            <rect
              x={0}
              y={y + 18}
              width={bar.value === 0 ? 0 : Math.max(2, x(bar.value))}
              height={12}
              rx={2}
              fill={`var(--series-${bar.series})`}
            />
            <text
              x={x(bar.value) + 8}
              y={y + 24}
              dominantBaseline="central"
              fill="var(--ink)"
              fontSize={13}
            >
              {bar.text}
            </text>
          </>
        );
        const value = keys.valueAt({ row: position, column: 0 });
        return (
          <g key={bar.label} role="listitem">
            {onSelect ? (
              <g
                {...value}
                role="button"
                className="cursor-pointer [&:hover>rect:first-child]:fill-(--sunken)"
                {...pressedBy(() => onSelect(bar.label))}
              >
                {content}
              </g>
            ) : (
              <g {...value} role="img" aria-label={`${bar.label}: ${bar.text}`}>
                {content}
              </g>
            )}
          </g>
        );
      })}
    </Svg>
  );
}
