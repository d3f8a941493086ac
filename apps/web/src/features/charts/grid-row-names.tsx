import { DrawnValue } from './drawn-value';
import { type GridLayout, type GridRow, NAME_LINE } from './grid-layout';
import type { ValueKeys } from './value-keys';

/** The column of the names of rows, before that of the first cells. */
export const NAMES_COLUMN = -1;

interface GridRowNamesProps {
  readonly rows: readonly GridRow[];
  readonly chosen: number | undefined;
  readonly layout: GridLayout;
  readonly keys: ValueKeys;
  readonly onRow: ((row: number) => void) | undefined;
}

/** The names of a grid's rows, which are buttons where rows can be chosen. */
export const GridRowNames = ({ rows, chosen, layout, keys, onRow }: GridRowNamesProps) =>
  rows.map(({ id, label }, at) => {
    const { top, height } = layout.rows[at]!;
    const isChosen = at === chosen;
    const name = <RowName row={at} isChosen={isChosen} layout={layout} />;
    if (!onRow)
      return (
        <g key={id} aria-hidden>
          {name}
        </g>
      );
    return (
      <DrawnValue
        key={id}
        {...keys.valueAt({ row: at, column: NAMES_COLUMN })}
        label={label}
        isPressed={isChosen}
        onPress={() => onRow(at)}
      >
        <rect
          y={top}
          width={isChosen ? layout.width : layout.namesWidth}
          height={height}
          fill={isChosen ? 'var(--accent-tint)' : 'transparent'}
        />
        {isChosen && <rect y={top} width={3} height={height} fill="var(--accent)" />}
        {name}
      </DrawnValue>
    );
  });

interface RowNameProps {
  readonly row: number;
  readonly isChosen: boolean;
  readonly layout: GridLayout;
}

function RowName({ row, isChosen, layout }: RowNameProps) {
  const { lines, middle } = layout.rows[row]!;
  const first = middle + 4 - ((lines.length - 1) / 2) * NAME_LINE;
  return (
    <text fill={isChosen ? 'var(--accent)' : 'var(--ink)'} fontWeight={isChosen ? 600 : 400}>
      {lines.map((line, at) => {
        const y = first + at * NAME_LINE;
        // A narrow column may break a name into pieces that are alike.
        return (
          <tspan key={y} x={layout.indent} y={y}>
            {line}
            {at < lines.length - 1 && ' '}
          </tspan>
        );
      })}
    </text>
  );
}
