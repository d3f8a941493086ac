import type { IndicatorFigure, IndicatorKey } from '@lqc/contracts';
import { useState } from 'react';
import { Ledger, SortHead } from '../../components/ledger';
import { average, count } from '../../lib/format';
import { copy } from './copy';
import { ScaleMark } from './scale-mark';
import { StatusBadge } from './status-badge';
import { sortFigures, type Sorting, type SortKey } from './sort-figures';

/**
 * A sortable table of indicators with average, n and status; a click shows the contacts behind it.
 */
export function IndicatorTable({
  figures,
  onIndicator,
}: {
  figures: readonly IndicatorFigure[];
  onIndicator: (key: IndicatorKey) => void;
}) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'template', ascending: true });
  const sortBy = (by: SortKey) =>
    setSorting({ by, ascending: sorting.by === by ? !sorting.ascending : by === 'indicator' });
  const order = sorting.ascending ? 'ascending' : 'descending';
  const head = (by: SortKey, name: string, isNumber = false) => (
    <SortHead
      {...{ name, isNumber }}
      order={sorting.by === by ? order : null}
      onSort={() => sortBy(by)}
    />
  );
  return (
    <Ledger label={copy.columns.indicator}>
      <thead>
        <tr>
          {head('indicator', copy.columns.indicator)}
          {head('average', copy.columns.average, true)}
          {head('n', copy.columns.n, true)}
          <th scope="col">{copy.columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {sortFigures(figures, sorting).map((figure) => (
          <tr key={figure.key}>
            <th scope="row" className="font-normal!">
              <button
                type="button"
                aria-label={copy.open(figure.label)}
                onClick={() => onIndicator(figure.key)}
                className="text-left hover:text-accent hover:underline"
              >
                {figure.label}
                {figure.small_sample && figure.n > 0 ? ' *' : ''}
              </button>
            </th>
            <td className="number font-semibold whitespace-nowrap">
              {figure.average !== null && (
                <ScaleMark average={figure.average} isSmall={figure.small_sample} />
              )}
              {average(figure.average)}
            </td>
            <td className="number text-muted">{count(figure.n)}</td>
            <td>
              <StatusBadge status={figure.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
