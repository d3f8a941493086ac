import { targetName } from '@lqc/phrases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChoiceField } from '../../components/field';
import { Awaited } from '../../components/states';
import { useTitle } from '../../lib/title';
import { MakeFile } from '../exports/make-file';
import { PageFrame } from '../frame/page-frame';
import { exportPlan, plan as planOf } from './api';
import { copy } from './copy';
import { Coverage } from './coverage';
import { Proposals } from './proposals';
import { Removed } from './removed';
import { SectorTargets } from './sector-targets';
import { Visits } from './visits';

/** The plan of a quarter's visits with its aims, whom else to visit, and the coverage by sector. */
export function PlanPage() {
  useTitle(copy.title);
  const { triwulan } = useSearch({ from: '/rencana' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const plan = useQuery(planOf(triwulan));
  const { data, isPlaceholderData } = plan;
  const opened = triwulan === undefined && !isPlaceholderData ? data : undefined;
  useEffect(() => {
    if (!opened) return;
    // The next quarter moves on as quarters are stored; what the page was opened with stays under one's hands.
    client.setQueryData(planOf(opened.target).queryKey, opened);
    void navigate({ to: '/rencana', search: { triwulan: opened.target }, replace: true });
  }, [opened, client, navigate]);
  return (
    <PageFrame title={copy.title} isWide>
      <Awaited of={plan} rows={8} />
      {data && (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <ChoiceField
              label={copy.target}
              options={data.targets}
              nameOf={targetName}
              value={data.target}
              onChoose={(target) =>
                void navigate({ to: '/rencana', search: { triwulan: target }, replace: true })
              }
            />
            <MakeFile
              label={copy.export}
              making={copy.exporting}
              failed={copy.exportFailed}
              make={(options) => exportPlan(data.target, options)}
            />
          </div>
          <div className="grid grid-cols-1 items-start gap-3 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_400px]">
            <div className="flex min-w-0 flex-col gap-3">
              <Visits key={data.target} plan={data} />
              <Proposals plan={data} />
              {data.removed.length > 0 && <Removed plan={data} />}
            </div>
            {data.sectors.length > 0 && (
              <div className="min-w-0 tall:lg:sticky tall:lg:top-15">
                <SectorTargets key={`n ${data.target}`} plan={data} />
              </div>
            )}
          </div>
          <Coverage plan={data} />
        </div>
      )}
    </PageFrame>
  );
}
