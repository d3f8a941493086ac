import type { IndicativeChange, IndicatorKey, SessionResponse } from '@lqc/contracts';
import { average, change as signed } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import { Chart } from '../charts/chart';
import { ChangeChart } from './change-chart';
import { readingOf } from './change-row';
import { ChangePanel, ChangeSheet } from './change-panel';
import { inReadingOrder } from './change-scale';
import { changesTold, copy } from './copy';
import { yearAgoOf } from './year-ago';

export interface IndicativeComparisonProps {
  readonly rows: readonly IndicativeChange[];
  readonly session: SessionResponse;
  /** The indicator whose change is shown split into its sources. */
  readonly chosen: IndicatorKey | null;
  /** True while the contacts behind an average lie over the page; a sheet would lie over them. */
  readonly isCovered?: boolean;
  readonly onChoose: (key: IndicatorKey | null) => void;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** The changes with their ranges, and beside them the sources of the chosen change. */
export function IndicativeComparison({
  rows,
  session,
  chosen,
  isCovered = false,
  onChoose,
  onIndicator,
}: IndicativeComparisonProps) {
  const { told, untold } = inReadingOrder(rows);
  const all = [...told, ...untold];
  const at = all.findIndex(({ key }) => key === chosen);
  const step = (by: 1 | -1) => onChoose(all[(at + by + all.length) % all.length]!.key);
  const isBeside = useMedia('(width >= 80rem)');
  const { now, before, last_year: lastYear } = session.quarters;
  const yearAgo = (row: IndicativeChange) => yearAgoOf(row, session);
  const hasYearAgo = all.some(yearAgo);
  const Panel = isBeside ? ChangePanel : ChangeSheet;
  return (
    <div
      className={
        at >= 0 ? 'grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_366px]' : ''
      }
    >
      <Chart
        finding={changesTold(told.length, untold.length)}
        note={copy.note(
          now?.source.label ?? '',
          before.source.label,
          lastYear?.source.label ?? null,
        )}
        fileName="perbandingan_triwulan.png"
        table={{
          columns: [
            ...copy.columns,
            ...(hasYearAgo ? copy.yearAgoColumns(lastYear!.source.label) : []),
          ],
          rows: all.map((one) => [
            one.indicator,
            average(one.before),
            average(one.now),
            one.change === null ? copy.noChange : signed(one.change),
            one.range ? signed(one.range.low) : '',
            one.range ? signed(one.range.high) : '',
            one.n_before,
            one.n_now,
            readingOf(one),
            ...(hasYearAgo ? [yearAgo(one)?.average ?? '', yearAgo(one)?.n ?? ''] : []),
          ]),
        }}
      >
        {(width) => (
          <ChangeChart
            rows={rows}
            yearAgo={yearAgo}
            width={width}
            chosen={chosen}
            onChoose={(key) => onChoose(key === chosen ? null : key)}
          />
        )}
      </Chart>
      {at >= 0 && (isBeside || !isCovered) && (
        <Panel
          session={session}
          row={all[at]!}
          position={at + 1}
          of={all.length}
          onStep={step}
          onClose={() => onChoose(null)}
          onContacts={onIndicator}
        />
      )}
    </div>
  );
}
