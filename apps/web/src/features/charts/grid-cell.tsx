import { DrawnValue } from './drawn-value';
import type { GridLayout } from './grid-layout';
import { fillOf } from './hatch';
import type { Place, ValueStop } from './value-keys';

/** A cell of a grid: what stands in it, and what it says. */
export interface CellContent {
  /** What stands in the cell; without a shade the cell is hatched and shows nothing. */
  readonly text: string;
  readonly shade: { readonly background: string; readonly color: string } | null;
  /** The cell in words, with its row and column. */
  readonly said: string;
}

interface GridCellProps {
  readonly place: Place;
  readonly content: CellContent;
  readonly layout: GridLayout;
  readonly stop: ValueStop;
  readonly onPress: (() => void) | undefined;
}

/** A shaded figure of a grid, or hatching instead of it. */
export function GridCell({ place, content, layout, stop, onPress }: GridCellProps) {
  const { text, shade, said } = content;
  const { cellWidth } = layout;
  const { top, height, middle } = layout.rows[place.row]!;
  const left = layout.x(place.column);
  return (
    <DrawnValue {...stop} label={said} onPress={onPress}>
      <title>{said}</title>
      <rect
        x={left + 1}
        y={top + 1}
        width={cellWidth - 2}
        height={height - 2}
        rx={2}
        strokeWidth={2}
        style={fillOf(shade)}
      />
      {shade && (
        <text
          x={left + cellWidth / 2}
          y={middle}
          dominantBaseline="central"
          textAnchor="middle"
          style={{ fill: shade.color }}
        >
          {text}
        </text>
      )}
    </DrawnValue>
  );
}
