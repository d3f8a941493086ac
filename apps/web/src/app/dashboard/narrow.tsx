import type { SessionResponse } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { Button } from '../../components/button';
import { DASHBOARD_TABS, type DashboardTab } from '../../features/analysis-session/tabs';
import { copy } from './copy';

/** The tabs as entries of the drawer, for narrow screens. */
export function TabEntries({
  value,
  onChange,
}: {
  value: DashboardTab;
  onChange: (tab: DashboardTab) => void;
}) {
  return (
    <ul>
      {DASHBOARD_TABS.map((tab) => (
        <li key={tab}>
          <button
            type="button"
            lang={copy.tabLanguages[tab]}
            aria-current={tab === value ? 'true' : undefined}
            onClick={() => onChange(tab)}
            className="min-h-11 w-full border-l-2 border-transparent pr-4 pl-12 text-left text-muted -outline-offset-2 hover:bg-sunken aria-[current]:border-gold aria-[current]:bg-ground aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {copy.tabs[tab]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The compared quarters in one line, for screens without the sidebar; the line is there before they are. */
export function QuarterStrip({
  session,
  onChange,
}: {
  session: SessionResponse | undefined;
  onChange: () => void;
}) {
  const { now, before } = session?.quarters ?? {};
  return (
    <section
      aria-label={copy.status}
      className="flex min-h-11 items-center gap-2 border-b border-line bg-surface pr-1 pl-4 lg:hidden print:hidden"
    >
      <p className="min-w-0 flex-1 border-l-2 border-gold pl-2 text-sm">
        {now && <b className="font-semibold">{shortLabel(now.source.label)}</b>}
        <span className="text-muted">
          {now && ` ${copy.against} `}
          {before && shortLabel(before.source.label)}
        </span>
      </p>
      {session && (
        <Button variant="quiet" onClick={onChange}>
          {copy.change}
        </Button>
      )}
    </section>
  );
}
