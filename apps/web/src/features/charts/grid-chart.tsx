import { Svg } from './svg';
import { type CellContent, GridCell } from './grid-cell';
import { GridHeadings } from './grid-headings';
import { type GridColumn, gridLayout, type GridRow } from './grid-layout';
import { GridLegend, type LegendEntry, legendLayout } from './grid-legend';
import { GridRowNames, NAMES_COLUMN } from './grid-row-names';
import { HatchPattern } from './hatch';
import { type Place, useValueKeys } from './value-keys';

interface GridChartProps {
  readonly label: string;
  readonly width: number;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  /** What the figures below the headings are. */
  readonly belowLabel?: string;
  readonly cellAt: (row: number, column: number) => CellContent;
  readonly legend: readonly LegendEntry[];
  readonly onCell?: (row: number, column: number) => void;
  /** Makes the names of rows buttons, of which one is chosen. */
  readonly onRow?: (row: number) => void;
  readonly chosenRow?: number;
}

/** Rows by columns of shaded figures; what may not be shown is hatched. Arrow keys walk its cells. */
export function GridChart(props: GridChartProps) {
  const { label, width, rows, columns, belowLabel, cellAt, legend, onCell } = props;
  const { onRow, chosenRow } = props;
  const layout = gridLayout(rows, columns, width, onRow ? 8 : 0);
  const { placed, height: legendHeight } = legendLayout(legend, width);
  const names = onRow ? rows.map((_, row): Place => ({ row, column: NAMES_COLUMN })) : [];
  const cells = rows.flatMap((_, row) => columns.map((__, column): Place => ({ row, column })));
  const keys = useValueKeys([...names, ...cells]);
  return (
    <Svg
      width={layout.width}
      height={layout.bottom + 10 + legendHeight}
      role="group"
      aria-label={label}
      fontSize={12}
      {...keys.around}
    >
      <HatchPattern />
      <GridHeadings columns={columns} belowLabel={belowLabel} layout={layout} />
      <GridRowNames rows={rows} chosen={chosenRow} layout={layout} keys={keys} onRow={onRow} />
      {cells.map((place) => (
        <GridCell
          key={`${place.row} ${place.column}`}
          place={place}
          content={cellAt(place.row, place.column)}
          layout={layout}
          stop={keys.valueAt(place)}
          onPress={onCell && (() => onCell(place.row, place.column))}
        />
      ))}
      <GridLegend placed={placed} top={layout.bottom + 12} />
    </Svg>
  );
}
