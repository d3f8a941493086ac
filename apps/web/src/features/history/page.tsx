import { type IndicatorKey, SECTOR_NAMES } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonLook } from '../../components/button';
import { Select } from '../../components/select';
import { Awaited, EmptyState } from '../../components/states';
import { SwitchBetween } from '../../components/switch-between';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import type { HistoryAddress } from './address';
import { historyOverview } from './api';
import { copy, shortQuarter } from './copy';
import { HeatPanel } from './heat-panel';
import { LargeView } from './large-view';
import { Multiples } from './multiples';

/** All stored quarters: every indicator over time and by sectors, or one of them large. */
export function HistoryPage() {
  useTitle(copy.title);
  const address = useSearch({ from: '/riwayat' });
  const navigate = useNavigate();
  // What is only looked at differently replaces the address; another view is one step back.
  const go = (change: Partial<HistoryAddress>, isStep = false) =>
    void navigate({
      to: '/riwayat',
      search: { ...address, ...change },
      replace: !isStep,
      resetScroll: isStep,
    });
  const { sector, measure = 'average' } = address;
  const overview = useQuery(historyOverview(sector));
  const indicators = overview.data?.indicators ?? [];
  const points = indicators[0]?.points ?? [];
  const latest = points.at(-1);
  const large = indicators.find(({ key }) => key === address.indicator);
  const outdated = overview.data?.outdated ?? 0;
  const left = overview.data?.without_period ?? [];
  const open = (indicator: IndicatorKey | undefined) =>
    go({ indicator, quarter: undefined, of: undefined, page: undefined }, true);
  return (
    <PageFrame title={copy.title} isWide hasOwnHead className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex flex-1 flex-wrap items-baseline gap-x-4 max-lg:basis-full">
          <h1 className="text-xl font-semibold">{copy.title}</h1>
          {latest && (
            <p className="text-sm text-muted">
              {copy.span(points.length, shortQuarter(points[0]!), shortQuarter(latest))}
            </p>
          )}
        </div>
        {large && (
          <>
            <Link to="/riwayat" search={overviewOf(address)} className={buttonLook()}>
              <ArrowLeft size={16} /> {copy.backToAll}
            </Link>
            <Select
              label={copy.indicator}
              className="max-w-60 max-md:grow max-md:basis-32"
              options={indicators.map(({ key }) => key)}
              nameOf={(one) => indicators.find(({ key }) => key === one)!.label}
              value={large.key}
              onChoose={open}
            />
          </>
        )}
        <SwitchBetween
          label={copy.measure}
          names={copy.measures}
          chosen={measure}
          onChoose={(name) => go({ measure: name === 'average' ? undefined : name })}
        />
        <Select
          label={copy.sector}
          className="max-w-60 max-md:grow max-md:basis-32"
          options={['', ...SECTOR_NAMES]}
          nameOf={(name) => name || copy.allSectors}
          value={sector ?? ''}
          onChoose={(name) => go({ sector: name || undefined, of: undefined, page: undefined })}
        />
      </header>
      <Awaited of={overview} rows={8} />
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
      {latest && large && (
        <LargeView indicator={large} measure={measure} address={address} onGo={go} />
      )}
      {latest && !large && (
        <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,450px)]">
          <Multiples indicators={indicators} measure={measure} onSelect={open} />
          <HeatPanel quarters={points} indicator={null} />
        </div>
      )}
    </PageFrame>
  );
}

/** The address of the overview that a large chart was opened from. */
const overviewOf = ({ measure, sector }: HistoryAddress): HistoryAddress => ({
  ...(measure && { measure }),
  ...(sector && { sector }),
});
