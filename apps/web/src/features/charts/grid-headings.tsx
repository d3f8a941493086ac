import type { GridColumn, GridLayout } from './grid-layout';

interface GridHeadingsProps {
  readonly columns: readonly GridColumn[];
  /** What the figures below the headings are. */
  readonly belowLabel: string | undefined;
  readonly layout: GridLayout;
}

/** The headings of a grid's columns, with the figures below them, the latest one underlined in gold, and a line in each gap. */
export function GridHeadings({ columns, belowLabel, layout }: GridHeadingsProps) {
  const { x, cellWidth, headingHeight, namesWidth, top, bottom } = layout;
  return (
    <g aria-hidden>
      {columns.map((column, at) => {
        const middle = x(at) + cellWidth / 2;
        return (
          <g key={column.id}>
            <Heading column={column} middle={middle} layout={layout} />
            {column.below && (
              <text x={middle} y={headingHeight + 13} textAnchor="middle" fill="var(--muted)">
                {column.below}
              </text>
            )}
            {column.isAfterGap && (
              <path d={`M${x(at)} 2V${bottom}`} stroke="var(--ink)" strokeWidth={1.5} />
            )}
            {column.isLatest && (
              <rect x={x(at) + 1} y={top - 4} width={cellWidth - 2} height={2} fill="var(--gold)" />
            )}
          </g>
        );
      })}
      {belowLabel && (
        <text x={namesWidth - 8} y={headingHeight + 13} textAnchor="end" fill="var(--muted)">
          {belowLabel}
        </text>
      )}
    </g>
  );
}

interface HeadingProps {
  readonly column: GridColumn;
  readonly middle: number;
  readonly layout: GridLayout;
}

function Heading({ column, middle, layout }: HeadingProps) {
  const foot = layout.headingHeight - 4;
  const position = layout.isUpright(column.label)
    ? ({
        x: 0,
        y: 0,
        textAnchor: 'start',
        transform: `translate(${middle + 4} ${foot}) rotate(-90)`,
      } as const)
    : ({ x: middle, y: foot, textAnchor: 'middle' } as const);
  return (
    <text {...position} fill="var(--ink)" fontWeight={column.isLatest ? 600 : 400}>
      {column.label}
    </text>
  );
}
