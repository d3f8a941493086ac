import { scaleLinear } from 'd3-scale';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Beside the bar: the figure in words. */
  readonly text: string;
  readonly colour?: string;
}

const ROW = 28;

/** Horizontal bars from zero; labels stand above their bar, so that long names are never cut. */
export function Bars({
  bars,
  width,
  label,
  onSelect,
}: {
  bars: readonly Bar[];
  width: number;
  label: string;
  onSelect?: (key: string) => void;
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const longestText = Math.max(...bars.map(({ text }) => text.length)) * 7.5 + 10;
  const x = scaleLinear([0, most], [0, Math.max(60, width - longestText)]);
  const row = ROW + 12;
  return (
    <svg
      width={width}
      height={bars.length * row}
      role="list"
      aria-label={label}
      className="block font-sans"
    >
      {bars.map((bar, position) => {
        const y = position * row;
        const content = (
          <>
            <rect x={0} y={y} width={width} height={row} rx={4} fill="transparent" />
            <text x={0} y={y + 12} fill="var(--ink)" fontSize={13}>
              {bar.label}
            </text>
            <rect
              x={0}
              y={y + 18}
              width={bar.value === 0 ? 0 : Math.max(2, x(bar.value))}
              height={12}
              rx={2}
              fill={bar.colour ?? 'var(--series-1)'}
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
        return (
          <g key={bar.key} role="listitem">
            {onSelect ? (
              <g
                role="button"
                tabIndex={0}
                className="cursor-pointer [&:hover>rect:first-child]:fill-(--sunken)"
                onClick={() => onSelect(bar.key)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' || event.key === ' ') onSelect(bar.key);
                }}
              >
                {content}
              </g>
            ) : (
              content
            )}
          </g>
        );
      })}
    </svg>
  );
}
