import {
  type ContactResponse,
  type IndicatorKey,
  indicatorOf,
  INDICATORS,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { buttonLook } from '../../components/button';
import { Panel } from '../../components/panel';
import { ScrollArea } from '../../components/scroll-area';
import { ErrorNotice, Skeleton } from '../../components/states';
import { api } from '../../lib/api';
import { count, date } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { TopBar } from '../frame/top-bar';
import { shortQuarter } from '../history/copy';
import { PlanButton } from '../plan/plan-button';
import { copy } from './copy';
import { Identity } from './identity';
import { NearNames } from './near-names';
import { ScoreBox } from './score-box';

/**
 * The page of a company over all stored quarters: scores, narratives, expectations, visits,
 * register.
 */
export function ContactPage() {
  const { key } = useParams({ from: '/kontak/$key' });
  const found = useQuery({
    queryKey: ['contact', key],
    queryFn: () => api.call('contact', { params: { key } }),
  });
  const [indicator, setIndicator] = useState<IndicatorKey>('domestik');
  const { data } = found;
  useTitle(data?.name ?? copy.title);
  return (
    <>
      <TopBar title={data?.name ?? copy.title} />
      <main id="isi" className="mx-auto flex max-w-[1366px] flex-col gap-3 p-4">
        {found.error && (
          <>
            <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
            <Link to="/kontak" className={`${buttonLook()} self-start`}>
              {copy.all}
            </Link>
          </>
        )}
        {found.isPending && <Skeleton rows={8} />}
        {data && (
          <>
            <Head contact={data} />
            <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
              <Scores contact={data} chosen={indicator} onChoose={setIndicator} />
              <div className="flex min-w-0 flex-col gap-3">
                <Words contact={data} indicator={indicator} />
                <Expectations contact={data} />
                <Visits contact={data} />
                <Identity contact={data} />
                {data.near.length > 0 && <NearNames contact={data} />}
              </div>
            </div>
          </>
        )}
      </main>
    </>
  );
}

type Part = { readonly contact: ContactResponse };

function Head({ contact }: Part) {
  const { name, sector, district, employees, visits, quarters, matched } = contact;
  const about = [
    sector,
    district,
    employees === null ? null : copy.employees(count(employees)),
    copy.visits(visits, quarters.length),
  ];
  return (
    <header className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="flex flex-wrap items-center gap-2 text-xl font-semibold">
          {name}
          <Badge tone={matched ? 'success' : 'plain'}>
            {matched === 'name'
              ? copy.matched
              : matched === 'person'
                ? copy.confirmed
                : copy.unmatched}
          </Badge>
          <Badge>{copy.private}</Badge>
        </h1>
        <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Link to="/kontak" className={buttonLook()}>
        {copy.all}
      </Link>
      <Link to="/cari" search={{ company: contact.company_key }} className={buttonLook()}>
        <Search size={16} aria-hidden /> {copy.searchWords}
      </Link>
      <PlanButton contact={contact} />
    </header>
  );
}

function Scores({
  contact,
  chosen,
  onChoose,
}: Part & { chosen: IndicatorKey; onChoose: (key: IndicatorKey) => void }) {
  const { quarters, answers } = contact;
  return (
    <Panel title={copy.scores} note={copy.scoresNote}>
      <ScrollArea label={copy.scores}>
        <table className="w-full text-sm">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="sr-only">
                {copy.indicator}
              </th>
              {quarters.map((quarter) => (
                <th
                  key={quarter.quarter_id}
                  scope="col"
                  className="px-0.5 font-normal whitespace-nowrap"
                  title={quarter.label}
                >
                  {shortQuarter(quarter).replace('TW ', '').replace(' 20', ' ’')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LIKERT_INDICATORS.map(({ key, label }) => (
              <tr key={key} className={key === chosen ? 'bg-accent-tint' : undefined}>
                <th scope="row" className="text-left font-normal">
                  <button
                    type="button"
                    aria-pressed={key === chosen}
                    onClick={() => onChoose(key)}
                    className="min-h-8 px-2 max-md:min-h-hit text-left aria-pressed:font-semibold aria-pressed:text-accent"
                  >
                    {label}
                  </button>
                </th>
                {quarters.map(({ quarter_id: id, visited }) => (
                  <td key={id} className={visited ? 'text-center' : 'hatched'}>
                    {visited &&
                      answers
                        .filter((one) => one.quarter_id === id && one.indicator === key)
                        .map((one) => <ScoreBox key={one.contact_id} score={one.score} />)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Panel>
  );
}

function Words({ contact: { quarters, answers }, indicator }: Part & { indicator: IndicatorKey }) {
  const told = answers
    .filter((one) => one.indicator === indicator && one.narrative !== null)
    .toReversed();
  return (
    <Panel title={copy.words} note={`${indicatorOf(indicator).label} · ${copy.wordsNote}`}>
      <ul className="grid gap-4 md:grid-cols-3">
        {told.slice(0, INDICATORS.length).map((one) => (
          <li key={one.contact_id} className="border-t-2 border-line pt-1 first:border-gold">
            <p className="mb-1 flex items-center gap-2 text-xs font-semibold">
              {quarters.find(({ quarter_id }) => quarter_id === one.quarter_id)?.label}
              <ScoreBox score={one.score} />
            </p>
            <p className="text-sm whitespace-pre-line">{one.narrative}</p>
          </li>
        ))}
      </ul>
      {told.length === 0 && <p className="text-muted">{copy.unknown}</p>}
    </Panel>
  );
}

const SIGNS = { '-1': '▽', '0': '●', '1': '△' } as const;

function Expectations({ contact: { expectations } }: Part) {
  return (
    <Panel title={copy.expectations} note={copy.expectationsNote}>
      <ul className="text-sm">
        {expectations.map(({ expectation, outcome, hits, n, items }) => (
          <li
            key={expectation}
            className="flex flex-wrap items-center gap-3 border-b border-line py-1.5"
          >
            <span className="min-w-0 flex-1 basis-60 max-md:basis-full">{`${indicatorOf(expectation).label} → ${indicatorOf(outcome).label}`}</span>
            <span className="ml-auto tracking-widest" aria-hidden>
              {items
                .map(({ error }) => SIGNS[String(Math.sign(error)) as keyof typeof SIGNS])
                .join('')}
            </span>
            <span className="text-muted">{copy.hits(hits, n)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Visits({ contact: { visits_made: visits } }: Part) {
  return (
    <Panel title={copy.visitList}>
      <ul className="text-sm">
        {visits.toReversed().map((visit) => (
          <li
            key={visit.contact_id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5"
          >
            <span>{visit.day ? date(visit.day) : (visit.date ?? visit.label)}</span>
            <span className="text-muted">
              {[visit.method, visit.interviewer].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
