import type { QuarterRole } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { late, LatePart } from '../../components/late-part';
import { EmptyState, Skeleton } from '../../components/states';
import { Comparison } from '../../features/comparison/comparison';
import { Overview } from '../../features/overview/overview';
import { QuarterView } from '../../features/quarter/quarter-view';
import { latestSessions } from '../../features/analysis-session/api';
import { copy as dataCopy } from '../../features/analysis-session/copy';
import { copy } from './copy';
import type { useDashboard } from './use-dashboard';
import { WordsTab } from './words-tab';

const Tabulation = late(() => import('../../features/tabulation/tabulation'), 'Tabulation');

const SummaryTab = late(() => import('../../features/summary/summary-tab'), 'SummaryTab');

const ROLE_OF = { data1: 'before', data2: 'now' } as const satisfies Record<string, QuarterRole>;

/** The content of the chosen tab. */
export function TabContent({ dashboard }: { dashboard: ReturnType<typeof useDashboard> }) {
  const { search, go, session } = dashboard;
  const { tab } = search;
  const openNow = (indicator: NonNullable<typeof search.indicator>) =>
    go({ indicator, quarter: 'now' });
  const toOverview = () => go({ tab: 'overview' });
  if (tab === 'overview')
    return (
      <Overview
        session={session.data}
        onStarted={(id) => go({ session: id })}
        onTab={(next) => go({ tab: next })}
        onIndicator={openNow}
      />
    );
  // The page above shows that the session is loading or does not exist.
  if (!session.data && search.session) return null;
  if (tab === 'tabulation')
    return (
      <LatePart key={tab} waiting={<Skeleton rows={8} />}>
        <Tabulation
          key={session.data?.session_id}
          session={session.data}
          onIndicator={openNow}
          onStart={toOverview}
        />
      </LatePart>
    );
  if (!session.data) return <NoData onStart={toOverview} onOpen={(id) => go({ session: id })} />;
  if (tab === 'analysis') return <WordsTab session={session.data} dashboard={dashboard} />;
  if (tab === 'summary')
    return (
      <LatePart key={tab} waiting={<Skeleton rows={8} />}>
        <SummaryTab key={session.data.session_id} session={session.data} />
      </LatePart>
    );
  if (tab === 'comparison')
    return (
      <Comparison
        session={session.data}
        chosen={search.change ?? null}
        isCovered={search.indicator !== undefined}
        onChoose={(change) => go({ change: change ?? undefined })}
        onIndicator={openNow}
      />
    );
  const role = ROLE_OF[tab];
  return (
    <QuarterView
      session={session.data}
      role={role}
      onIndicator={(indicator) => go({ indicator, quarter: role })}
      onSector={(sector) => go({ sector })}
    />
  );
}

/** Where no analysis is chosen: the office's latest is one click away. */
function NoData({ onStart, onOpen }: { onStart: () => void; onOpen: (session: string) => void }) {
  const [latest] = useQuery(latestSessions).data ?? [];
  return (
    <EmptyState
      title={dataCopy.noData}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {latest?.label_now && (
            <Button variant="primary" onClick={() => onOpen(latest.session_id)}>
              {copy.openLatest(latest.label_now)}
            </Button>
          )}
          <Button variant={latest?.label_now ? 'secondary' : 'primary'} onClick={onStart}>
            {copy.toOverview}
          </Button>
        </div>
      }
    >
      {dataCopy.noDataBody}
    </EmptyState>
  );
}
