import { type HistoryCell, SECTORS } from '@lqc/contracts';
import type { ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area';
import { decimal } from '../../lib/format';
import { Chart } from '../charts/chart';
import { GridChart } from '../charts/grid-chart';
import { shadeOf } from '../charts/shades';
import { copy } from './copy';
import { SHOWN_FROM } from './series';

/** Averages from which on a cell has the next colour. */
const BOUNDS = [2.45, 2.85, 3.15, 3.55] as const;

/** A sector's shortest name, for a narrow column. */
const columnName = (sector: string | null) => {
  const known = SECTORS.find(({ name }) => name === sector);
  if (!known) return sector ?? copy.noSector;
  return [known.short, ...known.aliases].reduce((a, b) => (b.length < a.length ? b : a));
};

const tenth = (value: number, to: 'ceil' | 'floor') => decimal(Math[to](value * 10) / 10);

/** What each colour stands for, in the decimals of the cells. */
const LEGEND = [
  ...[...BOUNDS, null].map((bound, at) => ({
    shade: shadeOf(bound === null ? Infinity : bound - 0.01, BOUNDS),
    text:
      at === 0
        ? `≤ ${tenth(BOUNDS[0], 'floor')}`
        : bound === null
          ? `≥ ${tenth(BOUNDS.at(-1)!, 'ceil')}`
          : `${tenth(BOUNDS[at - 1]!, 'ceil')}–${tenth(bound, 'floor')}`,
  })),
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
}

/**
 * Rows by sectors; cells with fewer than five answers are hatched. A sector with hatched cells only has no
 * column and is named below. A cell leads to its contacts.
 */
export function HeatMap(props: HeatMapProps) {
  const { cells, rows, rowName, rowOf, note, actions, onCell } = props;
  const sectors = [...new Set(cells.map(({ sector }) => sector))]
    .map((sector) => ({ sector, own: cells.filter((cell) => cell.sector === sector) }))
    .map((one) => ({ ...one, n: Math.max(...one.own.map(({ n }) => n)) }))
    .toSorted((a, b) => b.n - a.n);
  const columns = sectors.filter(({ n }) => n >= SHOWN_FROM);
  const notShown = sectors.filter(({ n }) => n < SHOWN_FROM);
  const large = cells.filter(({ n }) => n >= SHOWN_FROM).length;
  const cellAt = (row: number, column: number) =>
    columns[column]!.own.find((cell) => rowOf(cell) === rows[row]!.id);
  const figureOf = (cell: HistoryCell | undefined) =>
    cell && cell.n >= SHOWN_FROM && cell.average !== null ? cell.average : null;
  return (
    <Chart
      finding={copy.heat(large, rows.length * sectors.length)}
      note={note}
      hint={copy.cellHint}
      actions={actions}
      fileName="riwayat per sektor.png"
      table={{
        columns: [rowName, ...columns.map(({ sector }) => sector ?? copy.noSector)],
        rows: rows.map(({ label }, row) => [
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
                return { text: decimal(value), shade: shadeOf(value, BOUNDS), said };
              }}
              onCell={(row, column) => {
                const cell = cellAt(row, column);
                if (cell) onCell(cell);
              }}
            />
          </ScrollArea>
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
