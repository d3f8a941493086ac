import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { reports } from './api';
import { copy } from './copy';
import { NewReport } from './new-report';
import { ReportRow } from './report-row';

/** The list of the office's reports, with a button to create one. */
export function ReportsPage() {
  useTitle(copy.title);
  const all = useQuery(reports);
  return (
    <PageFrame title={copy.title}>
      <div className="flex flex-col gap-4">
        <NewReport />
        {all.error && <ErrorNotice error={all.error} onRetry={() => void all.refetch()} />}
        {all.isPending && <Skeleton rows={4} />}
        {all.data?.length === 0 && <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>}
        {all.data && all.data.length > 0 && (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {all.data.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
}
