import type { IndicativeChange, IndicatorKey, SessionResponse } from '@lqc/contracts';
import { Ledger } from '../../components/ledger';
import { Mark } from '../../components/mark';
import { average, change, count, NOT_AVAILABLE } from '../../lib/format';
import { copy as quarterCopy } from '../quarter/copy';
import { StatusBadge } from '../quarter/status-badge';
import { copy } from './copy';
import type { PreviewRow, QuarterCell } from './preview-rows';

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[];
  readonly quarters: SessionResponse['quarters'];
  /** The comparison's changes with their ranges, once they are known. */
  readonly changes: readonly IndicativeChange[] | undefined;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** A table of averages with n, and of changes with sign; with arrow and colour where they can be told apart. */
export function PreviewTable({ rows, quarters, changes, onIndicator }: PreviewTableProps) {
  const changeOf = (key: IndicatorKey) => changes?.find((one) => one.key === key);
  const { columns } = copy;
  const now = quarters.now?.source.label ?? '';
  return (
    <Ledger label={copy.preview} isDense>
      <thead>
        <tr>
          <th scope="col">{columns.indicator}</th>
          <QuarterHead name={columns.now} label={now} />
          <QuarterHead name={columns.before} label={quarters.before.source.label} />
          <ChangeHead now={now} then={quarters.before.source.label} />
          {quarters.last_year && (
            <>
              <QuarterHead name={columns.lastYear} label={quarters.last_year.source.label} />
              <ChangeHead now={now} then={quarters.last_year.source.label} />
            </>
          )}
          <th scope="col">{columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className="whitespace-nowrap">
              <button
                type="button"
                aria-label={quarterCopy.open(row.label)}
                onClick={() => onIndicator(row.key)}
                className="text-left hover:text-accent hover:underline"
              >
                {row.label}
                {row.smallSample && row.now.n > 0 ? ' *' : ''}
              </button>
            </td>
            <Figure cell={row.now} strong />
            <Figure cell={row.before} />
            <Change value={row.qtq} isTold={changeOf(row.key)?.distinguishable ?? false} />
            {row.lastYear && (
              <>
                <Figure cell={row.lastYear} />
                <Change
                  value={row.yoy}
                  isTold={excludesZero(changeOf(row.key)?.last_year?.range)}
                />
              </>
            )}
            <td>
              <StatusBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}

function QuarterHead({ name, label }: { name: string; label: string }) {
  return (
    <>
      <th scope="col" title={label} className="number pr-1! text-right!">
        {name}
      </th>
      <th scope="col" className="number pl-1! text-right!">
        <span aria-hidden>{copy.columns.n}</span>
        <span className="sr-only">{copy.nOf(name)}</span>
      </th>
    </>
  );
}

function ChangeHead({ now, then }: { now: string; then: string }) {
  return (
    <th scope="col" className="number text-right!">
      <abbr title={copy.changeMeaning(then)} className="no-underline">
        {copy.columns.change(now, then)}
      </abbr>
    </th>
  );
}

function Figure({ cell, strong = false }: { cell: QuarterCell; strong?: boolean }) {
  return (
    <>
      <td className={`number pr-1! ${strong ? 'font-semibold' : ''}`}>{average(cell.average)}</td>
      <td className="number w-12 pl-1! text-xs text-muted">{count(cell.n)}</td>
    </>
  );
}

const excludesZero = (range: IndicativeChange['range'] | undefined) =>
  Boolean(range && (range.low > 0 || range.high < 0));

function Change({ value, isTold }: { value: number | null; isTold: boolean }) {
  if (value === null) return <td className="number text-muted">{NOT_AVAILABLE}</td>;
  const tone = !isTold ? 'text-muted' : value > 0 ? 'text-rise' : 'text-fall';
  return (
    <td className={`number whitespace-nowrap ${tone}`}>
      {isTold && <Mark of={value > 0 ? 'rise' : 'fall'} className="mr-1" />}
      {change(value)}
    </td>
  );
}
