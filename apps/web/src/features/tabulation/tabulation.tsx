import type { IndicatorKey, SessionResponse } from '@lqc/contracts';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { api } from '../../lib/api';
import { ExportAction } from '../exports/export-action';
import { ChapterExports } from './chapter-exports';
import { copy } from './copy';
import { PeriodFields } from './period-fields';
import { Preview } from './preview';
import { usePeriods } from './use-periods';

interface TabulationProps {
  readonly session: SessionResponse | undefined;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onStart: () => void;
}

/** The tab of the tabulation workbook: names of periods, and a preview. */
export function Tabulation({ session, onIndicator, onStart }: TabulationProps) {
  const { periods, change } = usePeriods(session);
  const isReady = Boolean(session?.quarters.now);
  const now = periods.now.trim();
  const before = periods.before.trim();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[272px_minmax(0,1fr)] print:block">
      <div className="flex flex-col gap-4 print:hidden">
        <Panel title={copy.title} note={copy.note} className="rule-gold">
          <ExportAction
            kind="tabulation"
            session={session}
            label={copy.make}
            variant="primary"
            disabled={!isReady}
            refusal={now && before ? null : copy.periodsRequired}
            make={(id, options, copy) =>
              api.work(
                'tabulation',
                {
                  params: { session: id },
                  body: {
                    copy,
                    quarter_now: now,
                    quarter_before: before,
                    quarter_last_year: periods.lastYear.trim() || null,
                  },
                },
                options,
              )
            }
          >
            {(busy) => (
              <PeriodFields
                periods={periods}
                onChange={change}
                withLastYear={Boolean(session?.quarters.last_year)}
                disabled={busy}
              />
            )}
          </ExportAction>
        </Panel>
        <ChapterExports session={session} isReady={isReady} now={now} before={before} />
      </div>
      {session && isReady ? (
        <Preview session={session} onIndicator={onIndicator} />
      ) : (
        <Panel>
          <EmptyState
            title={copy.waiting}
            action={
              <Button variant="primary" onClick={onStart}>
                {copy.toOverview}
              </Button>
            }
          >
            {session ? copy.noCurrent : copy.waitingBody}
          </EmptyState>
        </Panel>
      )}
    </div>
  );
}
