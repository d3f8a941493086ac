import type {
  CompareResponse,
  IndicatorChange,
  IndicatorKey,
  SessionResponse,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { average, change as signed, count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { Dumbbell } from '../charts/dumbbell';
import { comparisonOf } from '../session-data/api';
import { api } from '../../lib/api';
import { ExportAction } from '../exports/export-action';
import { copy } from './copy';

interface ComparisonProps {
  readonly session: SessionResponse;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** Averages now against before: counts, the chart, and the lists of changes. */
export function Comparison({ session, onIndicator }: ComparisonProps) {
  const comparison = useQuery(comparisonOf(session.session_id));
  if (comparison.error)
    return (
      <ErrorNotice
        error={comparison.error}
        title={copy.failed}
        onRetry={() => void comparison.refetch()}
      />
    );
  if (!comparison.data) return <Skeleton rows={8} label={copy.loading} />;
  const { summary, changes, not_compared: notCompared } = comparison.data;
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-3 gap-3">
        <Tally name={copy.rise} mark="▲" tone="text-rise" value={summary.naik} />
        <Tally name={copy.fall} mark="▼" tone="text-fall" value={summary.turun} />
        <Tally name={copy.same} mark="■" tone="text-muted" value={summary.tetap} />
      </dl>
      <div className="max-w-sm">
        <ExportAction
          kind="comparison"
          sessionId={session.session_id}
          label={copy.download}
          make={(id, options) => api.work('exportComparison', { params: { session: id } }, options)}
        />
      </div>
      <ComparisonChart comparison={comparison.data} session={session} onIndicator={onIndicator} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <ChangePanel
          title={copy.rises}
          changes={changes.naik}
          tone="text-rise"
          onIndicator={onIndicator}
        />
        <ChangePanel
          title={copy.falls}
          changes={changes.turun}
          tone="text-fall"
          onIndicator={onIndicator}
        />
        <ChangePanel
          title={copy.unchanged}
          changes={changes.tetap}
          tone="text-muted"
          onIndicator={onIndicator}
        />
      </div>
      {notCompared.length > 0 && (
        <p className="text-muted">
          {copy.notCompared}: {notCompared.join(', ')}
        </p>
      )}
    </div>
  );
}

function Tally({
  name,
  mark,
  tone,
  value,
}: {
  name: string;
  mark: string;
  tone: string;
  value: number;
}) {
  return (
    <div className="flex items-baseline gap-3 rounded-md border border-line bg-surface px-4 py-2.5">
      <dt className="order-2 text-muted">{name}</dt>
      <dd className={`text-2xl font-semibold ${tone}`}>
        <span aria-hidden className="mr-1 text-lg">
          {mark}
        </span>
        {count(value)}
      </dd>
    </div>
  );
}

function ComparisonChart({
  comparison,
  session,
  onIndicator,
}: { comparison: CompareResponse } & ComparisonProps) {
  const all = Object.values(comparison.changes)
    .flat()
    .toSorted((a, b) => b.change - a.change);
  const { now, before } = session.quarters;
  return (
    <Chart
      finding={copy.finding(comparison.summary.naik, comparison.summary.turun)}
      note={copy.note(now?.source.label ?? '', before.source.label)}
      fileName="perbandingan_triwulan.png"
      table={{
        columns: copy.columns,
        rows: all.map((one) => [
          one.indicator,
          average(one.before),
          average(one.now),
          signed(one.change),
          one.n_before,
          one.n_now,
        ]),
      }}
    >
      {(width) => (
        <Dumbbell
          width={width}
          onSelect={onIndicator}
          rows={all.map((one) => ({
            key: one.key,
            label: one.indicator,
            now: one.now,
            before: one.before,
            change: one.change,
            nNow: one.n_now,
            smallSample: one.small_sample,
          }))}
        />
      )}
    </Chart>
  );
}

interface ChangePanelProps {
  readonly title: string;
  readonly changes: readonly IndicatorChange[];
  readonly tone: string;
  readonly onIndicator: (key: IndicatorKey) => void;
}

function ChangePanel({ title, changes, tone, onIndicator }: ChangePanelProps) {
  return (
    <Panel title={title}>
      {changes.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ul>
        {changes.map((one) => (
          <li key={one.key} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onIndicator(one.key)}
              className="flex w-full items-baseline gap-3 py-1.5 text-left hover:text-accent"
            >
              <span className="flex-1">{one.indicator}</span>
              <span className="text-xs text-muted">n = {one.n_now}</span>
              <span className={`w-14 text-right font-semibold ${tone}`}>{signed(one.change)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
