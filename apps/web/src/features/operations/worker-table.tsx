import type { WorkerState } from '@lqc/contracts';
import { FigureTable } from '../../components/figure-table';
import { EmptyState } from '../../components/states';
import { count, dateTime } from '../../lib/format';
import { copy } from './copy';

/** The living workers. */
export function WorkerTable({ workers }: { workers: readonly WorkerState[] }) {
  if (workers.length === 0)
    return <EmptyState title={copy.noWorkers}>{copy.noWorkersBody}</EmptyState>;
  return (
    <FigureTable
      label={copy.workers}
      isStacked
      columns={Object.values(copy.workerColumns)}
      rows={workers.map(
        ({ host, pid, started_at: startedAt, is_other_version: isOther, running }) => [
          isOther ? copy.ofOtherVersion(host) : host,
          pid ?? copy.none,
          dateTime(startedAt),
          count(running),
        ],
      )}
    />
  );
}
