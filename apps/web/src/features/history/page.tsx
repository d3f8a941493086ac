import { SECTORS } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonLook } from '../../components/button';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { useTitle } from '../../lib/title';
import { TopBar } from '../frame/top-bar';
import { historyOverview } from './api';
import { copy, shortQuarter } from './copy';
import { HeatPanel } from './heat-panel';
import { LargeChart } from './large-chart';
import { Multiples } from './multiples';
import type { Measure, Who } from './series';

const CONTROL = 'h-hit rounded-md border border-control bg-surface px-3 font-medium';

/** All stored quarters: every indicator over time, and the latest quarter by sectors. */
export function HistoryPage() {
  useTitle(copy.title);
  const [sector, setSector] = useState('');
  const [measure, setMeasure] = useState<Measure>('average');
  const [who, setWho] = useState<Who>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const overview = useQuery(historyOverview(sector || undefined));
  const points = overview.data?.indicators[0]?.points ?? [];
  const latest = points.at(-1);
  const large = overview.data?.indicators.find(({ key }) => key === chosen);
  const outdated = overview.data?.outdated ?? 0;
  const left = overview.data?.without_period ?? [];
  return (
    <>
      <TopBar title={copy.title} />
      <main id="isi" className="mx-auto flex max-w-[1600px] flex-col gap-3 p-4">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex flex-1 flex-wrap items-baseline gap-x-4 max-md:basis-full">
            <h1 className="text-xl font-semibold">{copy.title}</h1>
            {latest && (
              <p className="text-sm text-muted">
                {copy.span(points.length, shortQuarter(points[0]!), shortQuarter(latest))}
              </p>
            )}
          </div>
          <select
            aria-label={copy.measure}
            className={CONTROL}
            value={measure}
            onChange={({ target }) => setMeasure(target.value as Measure)}
          >
            <option value="average">{copy.average}</option>
            <option value="balance">{copy.balance}</option>
          </select>
          <select
            aria-label={copy.who}
            className={CONTROL}
            value={who}
            onChange={({ target }) => setWho(target.value as Who)}
          >
            <option value="all">{copy.all}</option>
            <option value="matched">{copy.matched}</option>
          </select>
          <select
            aria-label={copy.sector}
            className={`${CONTROL} max-w-60`}
            value={sector}
            onChange={({ target }) => setSector(target.value)}
          >
            <option value="">{copy.allSectors}</option>
            {SECTORS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <Link to="/tema" className={buttonLook()}>
            {copy.themes}
          </Link>
        </header>
        {overview.error && (
          <ErrorNotice error={overview.error} onRetry={() => void overview.refetch()} />
        )}
        {overview.isPending && <Skeleton rows={8} />}
        {outdated > 0 && (
          <p role="status" className="rounded-md border border-line bg-warn-tint px-4 py-2 text-sm">
            {copy.outdated(outdated)}
          </p>
        )}
        {left.length > 0 && (
          <p className="rounded-md border border-line bg-warn-tint px-4 py-2 text-sm">
            {copy.withoutPeriod(left.map(({ label }) => label).join(', '))}
          </p>
        )}
        {overview.data && !latest && outdated === 0 && (
          <EmptyState title={copy.empty}>{copy.emptyBody}</EmptyState>
        )}
        {large && (
          <LargeChart indicator={large} measure={measure} onClose={() => setChosen(null)} />
        )}
        {overview.data && latest && (
          <div className="grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
            <Multiples
              indicators={overview.data.indicators}
              measure={measure}
              who={who}
              onSelect={setChosen}
            />
            <HeatPanel quarters={points} />
          </div>
        )}
      </main>
    </>
  );
}
