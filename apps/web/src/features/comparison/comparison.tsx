import type { IndicatorChange, IndicatorKey } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '../../components/help-link';
import { Mark } from '../../components/mark';
import { Panel } from '../../components/panel';
import { EmptyState, QueryError, Skeleton } from '../../components/states';
import { cx } from '../../lib/cx';
import { change as signed, count } from '../../lib/format';
import { failureSentence } from '../../lib/failure';
import { useFailureNotice } from '../analysis-session/notices';
import { comparisonOf } from '../analysis-session/api';
import { api } from '../../lib/api';
import { ExportAction } from '../exports/export-action';
import { inReadingOrder } from './change-scale';
import { copy } from './copy';
import { Expectations } from './expectations';
import { IndicativeComparison, type IndicativeComparisonProps } from './indicative-comparison';
import { WeightedBalances } from './weighted-balances';

type ComparisonProps = Omit<IndicativeComparisonProps, 'rows'>;

const WAYS = [
  { way: 'naik', name: copy.rise, title: copy.rises, mark: 'rise', tone: 'text-rise' },
  { way: 'turun', name: copy.fall, title: copy.falls, mark: 'fall', tone: 'text-fall' },
  { way: 'tetap', name: copy.unchangedTally, title: copy.unchanged, mark: 'same', tone: '' },
] as const;

/**
 * The comparison tab: changes with ranges, the sources of one change, expectations and outcomes.
 */
export function Comparison(props: ComparisonProps) {
  const { session, onIndicator } = props;
  const hasBoth = session.quarters.now !== null;
  const comparison = useQuery({ ...comparisonOf(session.session_id), enabled: hasBoth });
  const { error } = comparison;
  useFailureNotice(error && failureSentence(error, copy.failed));
  if (!hasBoth) return <EmptyState title={copy.waiting}>{copy.waitingBody}</EmptyState>;
  if (comparison.error) return <QueryError of={comparison} title={copy.failed} />;
  if (!comparison.data) return <Skeleton rows={8} label={copy.loading} />;
  const { summary, changes, not_compared: notCompared, comparison: rows } = comparison.data;
  const told = new Set(inReadingOrder(rows).told.map(({ key }) => key));
  const isTold = ({ key }: IndicatorChange) => told.has(key);
  return (
    <div className="flex flex-col gap-4">
      <IndicativeComparison {...props} rows={rows} />
      <p className="-mt-2 text-sm">
        <HelpLink about="angka">{copy.howToRead}</HelpLink>
      </p>
      {comparison.data.weighted_net_balance && (
        <WeightedBalances weighted={comparison.data.weighted_net_balance} />
      )}
      <h2 className="mt-2 text-lg font-semibold">{copy.tally}</h2>
      <dl className="grid grid-cols-3 gap-3">
        {WAYS.map(({ way, name, mark }) => (
          <Tally key={way} {...{ name, mark }} value={summary[way]} />
        ))}
      </dl>
      <div className="max-w-sm">
        <ExportAction
          kind="comparison"
          session={session}
          label={copy.download}
          make={(id, options, copy) =>
            api.work('exportComparison', { params: { session: id }, query: { copy } }, options)
          }
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        {WAYS.map(({ way, title, tone }) => (
          <ChangeList
            key={way}
            {...{ title, tone, onIndicator }}
            changes={changes[way].toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)))}
            isTold={isTold}
          />
        ))}
      </div>
      {notCompared.length > 0 && (
        <p className="text-muted">
          {copy.notCompared}: {notCompared.join(', ')}
        </p>
      )}
      {/* Last: it comes later than the rest, and would push the button away from under the pointer. */}
      <Expectations sessionId={session.session_id} before={session.quarters.before.source.label} />
    </div>
  );
}

function Tally({
  name,
  mark,
  value,
}: {
  name: string;
  mark: 'rise' | 'fall' | 'same';
  value: number;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 rounded-md border border-line bg-surface px-4 py-2.5 max-sm:px-3">
      <dt className="order-2 text-muted">{name}</dt>
      <dd className="text-2xl font-semibold">
        <Mark of={mark} className="mr-1 text-lg" />
        {count(value)}
      </dd>
    </div>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly IndicatorChange[];
  /** The colour of a change outside its range; the others are not told by colour or weight. */
  readonly tone: string;
  readonly isTold: (change: IndicatorChange) => boolean;
  readonly onIndicator: (key: IndicatorKey) => void;
}

function ChangeList({ title, changes, tone, isTold, onIndicator }: ChangeListProps) {
  return (
    <Panel title={title}>
      {changes.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ul>
        {changes.map((one) => (
          <li
            key={one.key}
            data-told={isTold(one) || undefined}
            // A thin rule stands between what can be told and what cannot.
            className="border-b border-line last:border-0 data-told:has-[+:not([data-told])]:border-control"
          >
            <button
              type="button"
              onClick={() => onIndicator(one.key)}
              className="flex min-h-(--row) w-full items-center gap-3 py-1.5 text-left hover:text-accent"
            >
              <span className="flex-1">{one.indicator}</span>
              <span className="text-xs text-muted">n = {one.n_now}</span>
              <span
                className={cx(
                  'w-14 text-right tabular-nums',
                  isTold(one) ? `font-semibold ${tone}` : 'text-muted',
                )}
              >
                {signed(one.change)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
