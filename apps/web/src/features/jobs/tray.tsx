import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { toast } from '../../components/toast';
import { copy } from './copy';
import { isBusy } from './long-work';
import { allWorks, cancelWork, dismissWork, resumeWorks, subscribeWorks, type Work } from './works';
import { WorkProgress } from './work-progress';

/** Long work whose screen is closed, or that a reload has interrupted: small, in the corner. */
export function JobTray() {
  const queries = useQueryClient();
  useEffect(
    () =>
      resumeWorks((answer) => {
        const { message } = answer as { message?: string };
        if (message) toast(message);
        void queries.invalidateQueries({ queryKey: ['files'] });
      }),
    [queries],
  );
  const works = useSyncExternalStore(subscribeWorks, allWorks).filter((work) => !work.attended);
  if (works.length === 0) return null;
  return (
    <aside
      aria-label={copy.tray}
      className="fixed bottom-4 left-4 z-30 flex w-80 flex-col gap-3 rounded-md border border-line bg-surface p-3 shadow-xl"
    >
      {works.map((work) => (
        <TrayRow key={work.id} work={work} />
      ))}
    </aside>
  );
}

function TrayRow({ work: { id, title, state } }: { work: Work }) {
  const busy = isBusy(state);
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        <WorkProgress state={state} />
        {state.status === 'failed' && (
          <p role="alert" className="text-danger">
            {state.error.message}
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={`${busy ? copy.cancel : copy.dismiss}: ${title}`}
        disabled={state.status === 'working' && state.cancelling}
        onClick={() => (busy ? cancelWork(id) : dismissWork(id))}
      >
        {busy ? copy.cancel : copy.dismiss}
      </Button>
    </div>
  );
}
