import { MERGE_MAX_FILES } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, BookmarkCheck, ChartColumn, FileStack, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { keptConclusions } from '../conclusions/api';
import { latestSessions } from '../session-data/api';
import { storedFiles } from '../files/api';
import { TopBar } from '../frame/top-bar';
import { copy } from './copy';

export function HomePage() {
  useTitle(copy.title);
  const files = useQuery(storedFiles);
  const sessions = useQuery(latestSessions);
  const { username } = useUser();
  const kept = useQuery(keptConclusions(username));
  const newest = files.data?.quarterly_files[0];
  const company = files.data?.company_files[0];
  const analysed = sessions.data?.some(({ label_now: label }) => label === newest?.label);
  const quarterStatus = files.error
    ? copy.unknown
    : newest
      ? `${copy.latest(newest.label, count(newest.contacts))}, ${analysed ? copy.analysed : copy.notAnalysed}`
      : files.data && copy.noFiles;
  const companyStatus = files.error
    ? copy.unknown
    : files.data && (company ? copy.company(count(company.companies)) : copy.companyMissing);
  const conclusionStatus = kept.error
    ? copy.unknown
    : kept.data && (kept.data.length > 0 ? copy.kept(count(kept.data.length)) : copy.noneKept);
  return (
    <>
      <TopBar title={copy.title} />
      <main id="isi" className="mx-auto max-w-5xl px-6 py-14 max-md:px-4 max-md:py-8">
        <div className="rule-gold w-16" />
        <h1 className="mt-4 max-w-2xl text-2xl font-semibold text-balance">{copy.headline}</h1>
        <p className="mt-2 max-w-2xl text-lg text-muted">{copy.lead}</p>
        <nav
          aria-label={copy.title}
          className="mt-10 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface"
        >
          <HomeLink
            to="/dashboard"
            icon={<ChartColumn size={22} aria-hidden />}
            title={copy.dashboard}
            body={copy.dashboardBody}
            status={quarterStatus}
          />
          <HomeLink
            to="/excel-merger"
            icon={<FileStack size={22} aria-hidden />}
            title={copy.merger}
            body={copy.mergerBody}
            status={copy.mergerStatus(count(MERGE_MAX_FILES))}
          />
          <HomeLink
            to="/liaison-summary"
            icon={<BookmarkCheck size={22} aria-hidden />}
            title={copy.conclusions}
            body={copy.conclusionsBody}
            status={conclusionStatus}
          />
          <HomeLink
            to="/admin-settings"
            icon={<Settings size={22} aria-hidden />}
            title={copy.settings}
            body={copy.settingsBody}
            status={companyStatus}
          />
        </nav>
      </main>
    </>
  );
}

interface HomeLinkProps {
  readonly to: keyof typeof START;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly status: string | undefined;
}

const START = {
  '/dashboard': { tab: 'overview' },
  '/excel-merger': {},
  '/liaison-summary': {},
  '/admin-settings': { tab: 'file' },
} as const;

function HomeLink({ to, icon, title, body, status }: HomeLinkProps) {
  return (
    <Link
      to={to}
      search={START[to] as never}
      className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 px-5 py-4 -outline-offset-2 hover:bg-sunken md:grid-cols-[auto_1fr_minmax(0,18rem)_auto]"
    >
      <span className="text-accent">{icon}</span>
      <span>
        <span className="block text-lg font-semibold">{title}</span>
        <span className="text-muted">{body}</span>
      </span>
      <span
        aria-live="polite"
        className="col-start-2 row-start-2 border-l-2 border-line pl-3 text-sm group-first:border-gold md:col-start-3 md:row-start-1"
      >
        {status ?? <span className="skeleton block h-5" />}
      </span>
      <ArrowRight
        size={16}
        aria-hidden
        className="col-start-3 row-start-1 text-accent transition-transform group-hover:translate-x-1 md:col-start-4"
      />
    </Link>
  );
}
