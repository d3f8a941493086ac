import type { WorkerState } from '@lqc/contracts';
import { Ledger, LedgerHead } from '../../components/ledger';
import { EmptyState } from '../../components/states';
import { count, dateTime } from '../../lib/format';
import { copy } from './copy';

/** The living workers. */
export function WorkerTable({ workers }: { workers: readonly WorkerState[] }) {
  if (workers.length === 0)
    return <EmptyState title={copy.noWorkers}>{copy.noWorkersBody}</EmptyState>;
  return (
    <Ledger label={copy.workers} isStacked>
      <LedgerHead
        columns={[
          copy.workerColumns.host,
          { number: copy.workerColumns.pid },
          copy.workerColumns.started,
          { number: copy.workerColumns.running },
        ]}
      />
      <tbody>
        {workers.map(({ id, host, pid, started_at: startedAt, running }) => (
          <tr key={id}>
            <th scope="row">{host}</th>
            <td className="number" data-head={copy.workerColumns.pid}>
              {pid ?? copy.none}
            </td>
            <td data-head={copy.workerColumns.started}>{dateTime(startedAt)}</td>
            <td className="number" data-head={copy.workerColumns.running}>
              {count(running)}
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
