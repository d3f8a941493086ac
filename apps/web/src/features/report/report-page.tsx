import type { Report } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonLook } from '../../components/button';
import { QueryError, Skeleton } from '../../components/states';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { reportOf } from './api';
import { copy } from './copy';
import { sectionToOpen } from './outline-order';
import { ReportWorkspace } from './report-workspace';
import { storeAgain } from './unsent-texts';

/** The page of a report, at the section and the side that its address names. */
export function ReportPage() {
  const { id } = useParams({ from: '/laporan/$id' });
  const asked = useQuery(reportOf(id));
  const { data, error, dataUpdatedAt } = asked;
  // Whoever reads a report anew can also store in it.
  useEffect(storeAgain, [dataUpdatedAt]);
  useTitle(data?.title ?? copy.title);
  if (data) return <ReportAtAddress key={id} report={data} />;
  return (
    <PageFrame title={copy.title}>
      {error ? (
        <>
          <QueryError of={asked} />
          <Link to="/laporan" className={`${buttonLook()} mt-4`}>
            {copy.title}
          </Link>
        </>
      ) : (
        <Skeleton rows={10} />
      )}
    </PageFrame>
  );
}

function ReportAtAddress({ report }: { report: Report }) {
  const { bagian, sisi = 'basis' } = useSearch({ from: '/laporan/$id' });
  const section = sectionToOpen(report, bagian);
  return section && <ReportWorkspace report={report} section={section} side={sisi} />;
}
