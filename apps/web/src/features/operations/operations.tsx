import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { Awaited, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { operations, retryJob } from './api';
import { copy } from './copy';
import { FailureTable } from './failure-table';
import { QueueTable } from './queue-table';
import { UsagePanel } from './usage-panel';
import { WorkerTable } from './worker-table';

/** *Operasional*: queues, workers, failed jobs and limits of use. */
export function Operations() {
  const state = useQuery(operations);
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: retryJob,
    onSuccess: () => toast(copy.retried),
    onSettled: () => queries.invalidateQueries({ queryKey: operations.queryKey }),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Awaited of={state} />
      {state.data && (
        <>
          {state.data.audit_log_owned && (
            <p className="border-l-2 border-gold pl-2 text-sm">{copy.ownedLog}</p>
          )}
          <Panel title={copy.queues} note={copy.queuesNote(state.data.backend)}>
            <QueueTable queues={state.data.queues} />
          </Panel>
          <Panel title={copy.workers} note={copy.workersNote}>
            <WorkerTable workers={state.data.workers} />
          </Panel>
          <UsagePanel />
          <Panel title={copy.failures} note={copy.failuresNote}>
            <ErrorNotice error={retry.error} />
            <FailureTable
              failures={state.data.failures}
              retrying={retry.isPending ? retry.variables : null}
              onRetry={(id) => retry.mutate(id)}
            />
          </Panel>
        </>
      )}
    </div>
  );
}
