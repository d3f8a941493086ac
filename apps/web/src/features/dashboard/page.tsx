import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { AppHeader } from '../../components/app-header';
import { ErrorNotice, Skeleton } from '../../components/states';
import { Tabs } from '../../components/tabs';
import { PRODUCT_NAME, useTitle } from '../../lib/title';
import { ProfileMenu } from '../account/profile-menu';
import { SignOutButton } from '../account/sign-out';
import { IndicatorDialog } from '../detail/indicator-dialog';
import { SectorDialog } from '../detail/sector-dialog';
import { copy } from './copy';
import { DASHBOARD_TABS } from './search';
import { Sidebar } from './sidebar';
import { TabContent } from './tab-content';
import { useDashboard, useRestoredSession } from './use-dashboard';

const TABS = DASHBOARD_TABS.map((id) => ({ id, label: copy.tabs[id] }));

export function DashboardPage() {
  useTitle(copy.title);
  useRestoredSession();
  const { search, go, session } = useDashboard();
  const closeDetail = () =>
    go({
      indicator: undefined,
      quarter: undefined,
      contact: undefined,
      sector: undefined,
    } as never);
  const toStart = () =>
    go({
      tab: 'overview',
      session: undefined,
      indicator: undefined,
      quarter: undefined,
      cards: undefined,
    } as never);
  return (
    <>
      <AppHeader product={PRODUCT_NAME}>
        <Link
          to="/homepage"
          className="inline-flex h-9 items-center gap-2 rounded-md border border-control px-3.5 font-medium hover:bg-sunken"
        >
          <House size={16} aria-hidden /> {copy.home}
        </Link>
        <ProfileMenu />
        <SignOutButton />
      </AppHeader>
      <div className="flex min-h-[calc(100vh-48px)]">
        <Sidebar
          session={session.data}
          onReset={toStart}
          onOverview={() => go({ tab: 'overview' })}
        />
        <main className="min-w-0 flex-1 px-5 pt-2 pb-10">
          <h1 className="sr-only">{copy.title}</h1>
          <Tabs
            items={TABS}
            value={search.tab}
            label={copy.tabsLabel}
            onChange={(tab) => go({ tab })}
          >
            {session.error ? (
              <ErrorNotice error={session.error} title={copy.sessionGone} />
            ) : search.session && session.isPending ? (
              <Skeleton rows={8} />
            ) : null}
            <TabContent dashboard={{ search, go, session }} />
          </Tabs>
        </main>
      </div>
      {session.data && search.indicator && (
        <IndicatorDialog
          sessionId={session.data.session_id}
          indicator={search.indicator}
          quarter={search.quarter ?? 'now'}
          contactId={search.contact}
          onClose={closeDetail}
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
