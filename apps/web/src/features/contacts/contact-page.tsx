import type { ContactResponse, IndicatorKey } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { buttonLook } from '../../components/button';
import { QueryError, Skeleton } from '../../components/states';
import { api } from '../../lib/api';
import { count, dotted } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { PlanButton } from '../plan/plan-button';
import { copy } from './copy';
import { Expectations } from './expectations';
import { Identity } from './identity';
import { NearNames } from './near-names';
import { ScoreGrid } from './score-grid';
import { Visits } from './visits';
import { Words } from './words';

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
  const [quarter, setQuarter] = useState<string>();
  const { data } = found;
  useTitle(data?.name ?? copy.title);
  return (
    <PageFrame title={data?.name ?? copy.title} isWide hasOwnHead className="flex flex-col gap-3">
      {found.error && (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          <QueryError of={found} />
          <Link to="/kontak" className={`${buttonLook()} self-start`}>
            {copy.all}
          </Link>
        </>
      )}
      {found.isPending && <Skeleton rows={8} />}
      {data && (
        <>
          <Head contact={data} />
          <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
            <ScoreGrid
              contact={data}
              chosen={indicator}
              onChoose={(key, id) => {
                setIndicator(key);
                setQuarter(id);
              }}
            />
            <Words contact={data} indicator={indicator} quarter={quarter} />
            <div className="flex min-w-0 flex-col gap-3">
              {data.near.length > 0 && <NearNames contact={data} />}
              <Expectations contact={data} />
              <Visits contact={data} />
              <Identity contact={data} />
            </div>
          </div>
        </>
      )}
    </PageFrame>
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
        <p className="text-sm text-muted">{dotted(...about)}</p>
      </div>
      <Link to="/kontak" className={buttonLook()}>
        <ArrowLeft size={16} /> {copy.all}
      </Link>
      <Link to="/cari" search={{ company: contact.company_key }} className={buttonLook()}>
        <Search size={16} /> {copy.searchWords}
      </Link>
      <PlanButton contact={contact} />
    </header>
  );
}
