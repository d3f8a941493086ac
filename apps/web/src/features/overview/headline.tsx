import type { IndicatorChange, IndicatorKey, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { amount, average } from '../../lib/format';
import { comparisonOf } from '../session-data/api';
import { copy } from './copy';
import { largestChanges } from './largest-changes';

/** The three largest rises and falls in words, each with n. */
export function Headline({
  session,
  onIndicator,
}: {
  session: SessionResponse;
  onIndicator: (key: IndicatorKey) => void;
}) {
  const comparison = useQuery(comparisonOf(session.session_id));
  const { now, before } = session.quarters;
  return (
    <Panel className="rule-gold" title={copy.changed(now?.source.label ?? '', before.source.label)}>
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
            changes={largestChanges(comparison.data.changes.naik)}
            onIndicator={onIndicator}
          />
          <ChangeList
            title={copy.falls}
            none={copy.noFall}
            mark="▼"
            tone="text-fall"
            sentence={copy.fell}
            changes={largestChanges(comparison.data.changes.turun)}
            onIndicator={onIndicator}
          />
        </div>
      )}
    </Panel>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly none: string;
  readonly mark: string;
  readonly tone: string;
  readonly sentence: (indicator: string, by: string, to: string) => string;
  readonly changes: readonly IndicatorChange[];
  readonly onIndicator: (key: IndicatorKey) => void;
}

function ChangeList({ title, none, mark, tone, sentence, changes, onIndicator }: ChangeListProps) {
  return (
    <div>
      <h3 className="mb-1 text-xs font-medium text-muted">{title}</h3>
      {changes.length === 0 && <p className="text-muted">{none}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.key} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onIndicator(change.key)}
              className="flex min-h-(--row) w-full items-center gap-2 py-1.5 text-left hover:text-accent"
            >
              <span aria-hidden className={tone}>
                {mark}
              </span>
              <span className="flex-1">
                {sentence(change.indicator, amount(change.change), average(change.now))}
              </span>
              <span className="text-xs text-muted">n = {change.n_now}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
