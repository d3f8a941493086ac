import { type HistoryCell, mayTell, SECTORS } from '@lqc/contracts';
import { AVERAGE_BOUNDS as BOUNDS, shadeOf, SHADES } from '@lqc/phrases';
import type { ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area';
import { decimal } from '../../lib/format';
import { Chart } from '../charts/chart';
import { GridChart } from '../charts/grid-chart';
import { SHADE_LOOKS } from '../charts/shades';
import { copy } from './copy';

/** A sector's shortest name, for a narrow column. */
const columnName = (sector: string | null) => {
  const known = SECTORS.find(({ name }) => name === sector);
  if (!known) return sector ?? copy.noSector;
  return [known.short, ...known.aliases].reduce((a, b) => (b.length < a.length ? b : a));
};

const tenth = (value: number, to: 'ceil' | 'floor') => decimal(Math[to](value * 10) / 10);

/** What each colour stands for, in the decimals of the cells. */
const LEGEND = [
  ...SHADES.map((shade, at) => {
    const [from, to] = [BOUNDS[at - 1], BOUNDS[at]];
    return {
      shade: SHADE_LOOKS[shade],
      text:
        from === undefined
          ? `≤ ${tenth(to!, 'floor')}`
          : to === undefined
            ? `≥ ${tenth(from, 'ceil')}`
            : `${tenth(from, 'ceil')}–${tenth(to, 'floor')}`,
    };
  }),
  { shade: null, text: copy.few },
];

interface HeatMapProps {
  readonly cells: readonly HistoryCell[];
  readonly rows: readonly { readonly id: string; readonly label: string }[];
  /** What a row is: an indicator, or a quarter. */
  readonly rowName: string;
  /** Id of the row that a cell belongs to. */
  readonly rowOf: (cell: HistoryCell) => string;
  /** What is shown, with its unit and period. */
  readonly note: string;
  readonly actions: ReactNode;
  readonly onCell: (cell: HistoryCell) => void;
  /** What stands in the place of the cells as long as they are not there. */
  readonly children?: ReactNode;
}

/**
 * Rows by sectors; cells with fewer than five answers are hatched. A sector with hatched cells only has no
 * column and is named below. A cell leads to its contacts.
 */
export function HeatMap(props: HeatMapProps) {
  const { cells, rows, rowName, rowOf, note, actions, onCell, children } = props;
  const sectors = [...new Set(cells.map(({ sector }) => sector))]
    .map((sector) => ({ sector, own: cells.filter((cell) => cell.sector === sector) }))
    .map((one) => ({ ...one, n: Math.max(...one.own.map(({ n }) => n)) }))
    .toSorted((a, b) => b.n - a.n);
  const columns = sectors.filter(({ n }) => mayTell('level', n));
  const notShown = sectors.filter(({ n }) => !mayTell('level', n));
  const large = cells.filter(({ n }) => mayTell('level', n)).length;
  const cellAt = (row: number, column: number) =>
    columns[column]!.own.find((cell) => rowOf(cell) === rows[row]!.id);
  const figureOf = (cell: HistoryCell | undefined) =>
    cell && mayTell('level', cell.n) && cell.average !== null ? cell.average : null;
  return (
    <Chart
      finding={children ? copy.heatMap : copy.heat(large, rows.length * sectors.length)}
      note={note}
      hint={copy.cellHint}
      actions={actions}
      fileName="riwayat per sektor.png"
      table={{
        columns: [rowName, ...columns.map(({ sector }) => sector ?? copy.noSector)],
        rows: (children ? [] : rows).map(({ label }, row) => [
          label,
          ...columns.map((_, column) => {
            const value = figureOf(cellAt(row, column));
            return value === null ? copy.few : decimal(value);
          }),
        ]),
      }}
    >
      {(width) => (
        <>
          {columns.length === 0 && (children || <p className="text-muted">{copy.heatNone}</p>)}
          {columns.length > 0 && (
            <ScrollArea label={note}>
              <GridChart
                label={note}
                width={width}
                rows={rows}
                columns={columns.map(({ sector, n }) => ({
                  id: sector ?? '-',
                  label: columnName(sector),
                  below: String(n),
                }))}
                belowLabel={copy.contacts}
                legend={LEGEND}
                cellAt={(row, column) => {
                  const cell = cellAt(row, column);
                  const value = figureOf(cell);
                  const said = copy.heatCell(
                    rows[row]!.label,
                    columns[column]!.sector ?? copy.noSector,
                    value === null ? null : decimal(value),
                    cell?.n ?? 0,
                  );
                  if (value === null) return { text: '', shade: null, said };
                  return { text: decimal(value), shade: SHADE_LOOKS[shadeOf(value, BOUNDS)], said };
                }}
                onCell={(row, column) => {
                  const cell = cellAt(row, column);
                  if (cell) onCell(cell);
                }}
              />
            </ScrollArea>
          )}
          {notShown.length > 0 && (
            <p className="mt-3 text-xs text-muted">
              {copy.heatNotShown(
                notShown.map(({ sector, n }) => `${columnName(sector)} (${n})`).join(', '),
              )}
            </p>
          )}
        </>
      )}
    </Chart>
  );
}
