import { type HistoryCell, SECTORS } from '@lqc/contracts';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel';
import { ScrollArea } from '../../components/scroll-area';
import { decimal } from '../../lib/format';
import { shadeOf } from '../charts/shades';
import { copy } from './copy';

const SHOWN_FROM = 5;
/** From what averages on a cell has the next colour. */
const BOUNDS = [2.45, 2.85, 3.15, 3.55] as const;

/** A sector's name for a narrow column. */
const shortName = (sector: string | null) =>
  SECTORS.find(({ name }) => name === sector)?.short ?? sector ?? copy.noSector;

interface HeatMapProps {
  readonly cells: readonly HistoryCell[];
  readonly rows: readonly { readonly id: string; readonly label: string }[];
  /** The row that a cell stands in. */
  readonly rowOf: (cell: HistoryCell) => string;
  /** What is shown, with its unit and period. */
  readonly note: string;
  readonly actions: ReactNode;
}

/**
 * Rows by sectors; cells of fewer than five answers are hatched. A sector without any other cell takes no
 * column, but is named below.
 */
export function HeatMap({ cells, rows, rowOf, note, actions }: HeatMapProps) {
  const sectors = [...Map.groupBy(cells, ({ sector }) => sector)]
    .map(([sector, own]) => ({ sector, own, n: Math.max(...own.map(({ n }) => n)) }))
    .toSorted((a, b) => b.n - a.n);
  const columns = sectors.filter(({ n }) => n >= SHOWN_FROM);
  const notShown = sectors.filter(({ n }) => n < SHOWN_FROM);
  const large = cells.filter(({ n }) => n >= SHOWN_FROM).length;
  return (
    <Panel title={copy.heat(large, rows.length * sectors.length)} note={note} actions={actions}>
      <ScrollArea label={note}>
        <table className="border-separate border-spacing-px text-xs">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {copy.indicator}
              </th>
              {columns.map(({ sector }) => (
                <th key={sector} scope="col" className="w-7 align-bottom font-normal">
                  <span
                    className="inline-block [writing-mode:vertical-rl] rotate-180 whitespace-nowrap"
                    title={sector ?? copy.noSector}
                  >
                    {shortName(sector)}
                  </span>
                </th>
              ))}
            </tr>
            <tr className="text-muted">
              <th scope="row" className="pr-2 text-right font-normal">
                {copy.contacts}
              </th>
              {columns.map(({ sector, n }) => (
                <td key={sector} className="text-center">
                  {n}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap">
                  {label}
                </th>
                {columns.map(({ sector, own }) => (
                  <Cell key={sector} cell={own.find((cell) => rowOf(cell) === id)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {notShown.length > 0 && (
        <p className="mt-3 text-xs text-muted">
          {copy.heatNotShown(
            notShown.map(({ sector, n }) => `${shortName(sector)} (${n})`).join(', '),
          )}
        </p>
      )}
    </Panel>
  );
}

function Cell({ cell }: { cell: HistoryCell | undefined }) {
  if (!cell || cell.average === null || cell.n < SHOWN_FROM)
    return <td className="hatched h-7 w-7 min-w-7" aria-label={`n ${cell?.n ?? 0}`} />;
  const { average: value } = cell;
  return (
    <td
      className="h-7 w-7 min-w-7 text-center"
      style={shadeOf(value, BOUNDS)}
      title={`n ${cell.n}`}
    >
      {decimal(value)}
    </td>
  );
}
