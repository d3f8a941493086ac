import type { ReactNode } from 'react';
import { Ledger, LedgerHead } from './ledger';

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The name of each row, and its figures. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly isStacked?: boolean;
  readonly nameClass?: string;
}

/** A table whose columns but the first are figures. */
export function FigureTable(props: FigureTableProps) {
  const {
    label,
    columns: [first = '', ...figures],
    rows,
    isStacked,
    nameClass,
  } = props;
  return (
    <Ledger label={label} isStacked={isStacked}>
      <LedgerHead columns={[first, ...figures.map((number) => ({ number }))]} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          // The same name may stand in several rows, one for each quarter.
          <tr key={`${String(name)} ${String(cells[0])}`}>
            <th scope="row" className={nameClass}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={figures[at]} className="number" data-head={figures[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
