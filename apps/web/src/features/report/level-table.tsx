import type { IndicatorKey } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { Ledger, LedgerHead } from '../../components/ledger';
import { average, change as signed, count } from '../../lib/format';
import { copy } from './copy';
import { LevelTrack } from './level-track';

/** One indicator's averages in two quarters. */
interface LevelRow {
  readonly key: IndicatorKey;
  readonly indicator: string;
  readonly n: number;
  readonly now: number | null;
  readonly before: number | null;
  /** Left out where only levels are told. */
  readonly change?: number | null;
  readonly range?: { readonly low: number; readonly high: number } | null;
}

interface LevelTableProps {
  readonly title: string;
  readonly source: string;
  readonly periods: { readonly now: string; readonly before: string };
  readonly rows: readonly LevelRow[];
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** Indicators' averages beside those of the quarter before; a click shows the contacts behind one. */
export function LevelTable({ title, source, periods, rows, onIndicator }: LevelTableProps) {
  const hasChanges = rows.some(({ change }) => change !== undefined);
  const { columns } = copy.levels;
  return (
    <figure>
      <figcaption className="mb-1 text-sm font-semibold">{title}</figcaption>
      <Ledger label={title} isDense>
        <LedgerHead
          columns={[
            columns.indicator,
            { number: shortLabel(periods.before) },
            { number: shortLabel(periods.now) },
            ...(hasChanges ? [{ number: columns.change }] : []),
            { number: columns.n },
            { hidden: columns.track },
          ]}
        />
        <tbody>
          {rows.map(({ key, indicator, n, now, before, change = null, range = null }) => (
            <tr key={key}>
              <th scope="row" className="font-normal!">
                <button
                  type="button"
                  onClick={() => onIndicator(key)}
                  className="min-h-6 text-left text-accent hover:underline max-lg:min-h-11"
                >
                  {indicator}
                </button>
              </th>
              <td className="number text-muted">{average(before)}</td>
              <td className="number font-semibold">{average(now)}</td>
              {hasChanges && (
                <td className="number">{change === null ? copy.levels.none : signed(change)}</td>
              )}
              <td className="number">{count(n)}</td>
              <td>
                <LevelTrack now={now} before={before} range={range} />
              </td>
            </tr>
          ))}
        </tbody>
      </Ledger>
      <p className="mt-1 text-xs text-muted">{source}</p>
    </figure>
  );
}
