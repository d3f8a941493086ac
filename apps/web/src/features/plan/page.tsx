import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Skeleton } from '../../components/states';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { plan as planQuery } from './api';
import { copy } from './copy';
import { Coverage } from './coverage';
import { Removed } from './removed';
import { Visits } from './visits';

/** The page of visits: the editable list with reasons, and the coverage by sector. */
export function PlanPage() {
  useTitle(copy.title);
  const plan = useQuery(planQuery);
  const { data } = plan;
  return (
    <PageFrame title={copy.title}>
      {plan.error && <ErrorNotice error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <Skeleton rows={8} />}
      {data && (
        <div className="flex flex-col gap-3">
          <Coverage plan={data} />
          <Visits plan={data} />
          {data.removed.length > 0 && <Removed plan={data} />}
        </div>
      )}
    </PageFrame>
  );
}
