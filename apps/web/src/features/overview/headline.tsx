import type { IndicativeChange, IndicatorKey, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Mark } from '../../components/mark';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { cx } from '../../lib/cx';
import { amount, average, change as signed } from '../../lib/format';
import { inReadingOrder } from '../comparison/change-scale';
import { changesTold } from '../comparison/copy';
import { comparisonOf } from '../analysis-session/api';
import { copy } from './copy';
import { Facts } from './facts';
import { RangeMark } from './range-mark';

interface HeadlineProps {
  readonly session: SessionResponse;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onComparison: () => void;
  /** What stands below, once it will not be moved by the findings. */
  readonly children: ReactNode;
}

/** What changed and can be told apart, each with range and n; what that rests on; and the next step. */
export function Headline({ session, onIndicator, onComparison, children }: HeadlineProps) {
  const comparison = useQuery(comparisonOf(session.session_id));
  const { now, before } = session.quarters;
  const { told, untold } = inReadingOrder(comparison.data?.comparison ?? []);
  const reach = Math.max(...told.flatMap(({ range }) => [-range!.low, range!.high]));
  return (
    <>
      <Panel
        className="rule-gold"
        title={copy.changed(now?.source.label ?? '', before.source.label)}
        note={
          comparison.data && (
            <>
              {changesTold(told.length, untold.length)}{' '}
              {told.length > 0 && <span aria-hidden>· {copy.rangeKey}</span>}
            </>
          )
        }
        actions={
          comparison.data && (
            <Button variant="tool" onClick={onComparison}>
              {copy.toComparison(told.length + untold.length)}
            </Button>
          )
        }
      >
        <Awaited of={comparison} rows={9} />
        {comparison.data && (
          <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
            <ChangeList
              reach={reach}
              title={copy.rises}
              none={copy.noRise}
              mark="rise"
              tone="text-rise"
              sentence={copy.rose}
              changes={told.filter(({ change }) => change! > 0)}
              onIndicator={onIndicator}
            />
            <ChangeList
              reach={reach}
              title={copy.falls}
              none={copy.noFall}
              mark="fall"
              tone="text-fall"
              sentence={copy.fell}
              changes={told.filter(({ change }) => change! < 0).toReversed()}
              onIndicator={onIndicator}
            />
          </div>
        )}
        {!comparison.isPending && <Facts session={session} changes={comparison.data?.comparison} />}
      </Panel>
      {!comparison.isPending && children}
    </>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly none: string;
  readonly mark: 'rise' | 'fall';
  readonly tone: string;
  readonly sentence: (indicator: string, by: string, to: string) => string;
  /** How far the farthest of all ranges is from no change. */
  readonly reach: number;
  /** Changes that can be told apart, which have an average, a change and a range. */
  readonly changes: readonly IndicativeChange[];
  readonly onIndicator: (key: IndicatorKey) => void;
}

function ChangeList({
  title,
  none,
  mark,
  tone,
  sentence,
  reach,
  changes,
  onIndicator,
}: ChangeListProps) {
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
              className="grid min-h-(--row) w-full grid-cols-[auto_minmax(0,1fr)] gap-x-2 py-1.5 text-left hover:text-accent"
            >
              <Mark of={mark} className={cx('mt-[5px]', tone)} />
              <span>{sentence(one.indicator, amount(one.change!), average(one.now))}</span>
              <span className="col-start-2 flex items-center justify-between gap-x-4 text-xs text-muted">
                <RangeMark {...one.range!} change={one.change!} reach={reach} />
                <span>
                  {copy.range(signed(one.range!.low), signed(one.range!.high), one.n_now)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
