import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button } from '../../components/button';
import { Awaited, EmptyState } from '../../components/states';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { DeletedList } from '../undo/deleted-list';
import { reports } from './api';
import { copy } from './copy';
import { NewReport } from './new-report';
import { ReportRow } from './report-row';

/** The office's reports, the latest first, and below them the form that begins one. */
export function ReportsPage() {
  useTitle(copy.title);
  const { analisis } = useSearch({ from: '/laporan' });
  const all = useInfiniteQuery(reports);
  const listed = all.data?.pages.flatMap((page) => page.reports);
  return (
    <PageFrame title={copy.title}>
      <div className="flex flex-col gap-4">
        <Awaited of={all} rows={4} />
        {listed && listed.length > 0 && (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {listed.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        )}
        {all.hasNextPage && (
          <Button disabled={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
            {copy.older}
          </Button>
        )}
        {listed?.length === 0 && <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>}
        {!all.isPending && <NewReport session={analisis} others={listed} />}
        <DeletedList kinds={['report']} />
      </div>
    </PageFrame>
  );
}
