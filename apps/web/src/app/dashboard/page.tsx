import { ApiError } from '@lqc/client';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { ErrorNotice, Skeleton } from '../../components/states';
import { Tabs } from '../../components/tabs';
import { useTitle } from '../../lib/title';
import { OpenChat } from '../../features/chat/open-chat';
import { ChatButton } from '../../features/chat/chat-button';
import { IndicatorPanel } from '../../features/detail/indicator-panel';
import { SectorDialog } from '../../features/detail/sector-dialog';
import { TopBar } from '../../features/frame/top-bar';
import { AnalysisStatus } from './analysis-status';
import { copy } from './copy';
import { DASHBOARD_TABS } from '../../features/analysis-session/tabs';
import { QuarterStrip, TabEntries } from './narrow';
import { OldFilesNotice } from './old-files-notice';
import { Sidebar } from './sidebar';
import { TabContent } from './tab-content';
import { useDashboard } from './use-dashboard';

const TABS = DASHBOARD_TABS.map((id) => ({
  id,
  label: copy.tabs[id],
  lang: copy.tabLanguages[id],
}));

export function DashboardPage() {
  const { search, go, session } = useDashboard();
  useTitle(`${copy.tabs[search.tab]} - ${copy.title}`);
  const closeDetail = () =>
    go({
      indicator: undefined,
      quarter: undefined,
      contact: undefined,
      sector: undefined,
    });
  const toStart = () =>
    go({
      tab: 'overview',
      session: undefined,
      indicator: undefined,
      quarter: undefined,
      change: undefined,
      cards: undefined,
    });
  const status = {
    session: session.data,
    isAwaited: search.session !== undefined && !session.data,
    onReset: toStart,
    onOverview: () => go({ tab: 'overview' }),
  };
  // Nothing stands in the meantime that would move when the analysis is there.
  const isLoading = search.session !== undefined && session.isPending;
  return (
    <>
      <TopBar
        title={copy.tabs[search.tab]}
        titleLang={copy.tabLanguages[search.tab]}
        parts={<TabEntries value={search.tab} onChange={(tab) => go({ tab })} />}
        about={<AnalysisStatus {...status} />}
        actions={session.data && <ChatButton />}
      />
      {(session.data || isLoading) && (
        <QuarterStrip session={session.data} onChange={status.onOverview} />
      )}
      <div className="flex min-h-[calc(100vh-var(--bar))]">
        <Sidebar {...status} isCrowded={search.tab === 'comparison' && Boolean(search.change)} />
        <main id="isi" className="min-w-0 flex-1 px-5 pt-2 pb-10 max-md:px-4">
          <h1 className="sr-only">{copy.title}</h1>
          <Tabs
            items={TABS}
            value={search.tab}
            label={copy.tabsLabel}
            inDrawer
            beside={<ReportLink />}
            onChange={(tab) => go({ tab })}
          >
            {session.error && (
              <SessionError error={session.error} onRetry={() => void session.refetch()} />
            )}
            {session.data && (
              <OldFilesNotice
                key={session.data.session_id}
                session={session.data}
                // Contacts of the analysis before are not in this one.
                onStarted={(id) => go({ session: id, contact: undefined })}
              />
            )}
            {isLoading ? (
              <Skeleton rows={20} />
            ) : (
              <TabContent dashboard={{ search, go, session }} />
            )}
          </Tabs>
        </main>
      </div>
      {session.data && search.indicator && (
        <IndicatorPanel
          sessionId={session.data.session_id}
          indicator={search.indicator}
          quarter={search.quarter ?? 'now'}
          contactId={search.contact}
          onClose={closeDetail}
        />
      )}
      {session.data && (
        <OpenChat
          sessionId={session.data.session_id}
          indicator={search.indicator}
          onContact={({ indicator, quarter, contact_id: contact }) =>
            go({ indicator, quarter, contact })
          }
        />
      )}
      {session.data && search.sector && (
        <SectorDialog
          sessionId={session.data.session_id}
          sector={search.sector}
          onClose={closeDetail}
        />
      )}
    </>
  );
}

/** Why no analysis is shown: there is none of that id, or it could not be loaded. */
function SessionError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.code === 'ANALYSIS_NOT_FOUND';
  return (
    <div className="mb-4">
      {isGone ? (
        <ErrorNotice error={error} title={copy.sessionGone} />
      ) : (
        <ErrorNotice error={error} title={copy.sessionFailed} onRetry={onRetry} />
      )}
    </div>
  );
}

/** Link from the chapters' drafts to the report. */
function ReportLink() {
  return (
    <Link
      to="/laporan"
      className="flex h-hit shrink-0 items-center gap-1 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink"
    >
      {copy.report} <ArrowRight size={14} />
    </Link>
  );
}
