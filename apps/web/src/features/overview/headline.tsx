import type { IndicativeChange, IndicatorKey, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { amount, average, change as signed } from '../../lib/format';
import { inReadingOrder } from '../comparison/change-scale';
import { comparisonOf } from '../analysis-session/api';
import { copy } from './copy';
import { Facts } from './facts';

interface HeadlineProps {
  readonly session: SessionResponse;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onComparison: () => void;
}

/** What changed and can be told apart, each with range and n; what that rests on; and the next step. */
export function Headline({ session, onIndicator, onComparison }: HeadlineProps) {
  const comparison = useQuery(comparisonOf(session.session_id));
  const { now, before } = session.quarters;
  const { told, untold } = inReadingOrder(comparison.data?.comparison ?? []);
  return (
    <Panel
      className="rule-gold"
      title={copy.changed(now?.source.label ?? '', before.source.label)}
      note={comparison.data && copy.told(told.length, untold.length)}
      actions={
        comparison.data && (
          <Button size="small" variant="quiet" onClick={onComparison}>
            {copy.toComparison(told.length + untold.length)}
          </Button>
        )
      }
    >
      {comparison.error && (
        <ErrorNotice error={comparison.error} onRetry={() => void comparison.refetch()} />
      )}
      {comparison.isPending && <Skeleton rows={3} />}
      {comparison.data && (
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
          <ChangeList
            title={copy.rises}
            none={copy.noRise}
            mark="▲"
            tone="text-rise"
            sentence={copy.rose}
            changes={told.filter(({ change }) => change! > 0)}
            onIndicator={onIndicator}
          />
          <ChangeList
            title={copy.falls}
            none={copy.noFall}
            mark="▼"
            tone="text-fall"
            sentence={copy.fell}
            changes={told.filter(({ change }) => change! < 0).toReversed()}
            onIndicator={onIndicator}
          />
        </div>
      )}
      <Facts session={session} changes={comparison.data?.comparison} />
    </Panel>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly none: string;
  readonly mark: string;
  readonly tone: string;
  readonly sentence: (indicator: string, by: string, to: string) => string;
  /** Changes that can be told apart, which have an average, a change and a range. */
  readonly changes: readonly IndicativeChange[];
  readonly onIndicator: (key: IndicatorKey) => void;
}

function ChangeList({ title, none, mark, tone, sentence, changes, onIndicator }: ChangeListProps) {
  return (
    <div>
      <h3 className="mb-1 text-xs font-medium text-muted">{title}</h3>
      {changes.length === 0 && <p className="text-muted">{none}</p>}
      <ol>
        {changes.map((one) => (
          <li key={one.key} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onIndicator(one.key)}
              className="flex min-h-(--row) w-full flex-wrap items-center gap-x-2 py-1.5 text-left hover:text-accent"
            >
              <span aria-hidden className={tone}>
                {mark}
              </span>
              <span className="flex-1 whitespace-nowrap max-sm:whitespace-normal">
                {sentence(one.indicator, amount(one.change!), average(one.now))}
              </span>
              <span className="ml-6 text-xs text-muted max-sm:basis-full">
                {copy.range(signed(one.range!.low), signed(one.range!.high), one.n_now)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
