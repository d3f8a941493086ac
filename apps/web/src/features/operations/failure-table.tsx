import type { FailedJob } from '@lqc/contracts';
import { jobNames } from '@lqc/phrases';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { dateTime } from '../../lib/format';
import { copy } from './copy';

interface FailureTableProps {
  readonly failures: readonly FailedJob[];
  /** Id of the job that is being started again; null when none is. */
  readonly retrying: string | null;
  readonly onRetry: (jobId: string) => void;
}

/** The latest failed jobs, each with its reason and a button to start it again. */
export function FailureTable({ failures, retrying, onRetry }: FailureTableProps) {
  if (failures.length === 0) return <p className="text-muted">{copy.noFailures}</p>;
  const { actions, ...columns } = copy.failureColumns;
  return (
    <Ledger label={copy.failures} isStacked>
      <LedgerHead columns={[...Object.values(columns), { hidden: actions }]} />
      <tbody>
        {failures.map((failure) => (
          <tr key={failure.job_id}>
            <th scope="row">{jobNames[failure.name]}</th>
            <td className="min-w-64">
              {failure.message}
              <span className="block text-xs text-muted">
                {failure.code} · {copy.attempts(failure.attempts)}
              </span>
            </td>
            <td>{failure.owner_username}</td>
            <td className="whitespace-nowrap">{dateTime(failure.finished_at)}</td>
            <td className="font-mono text-xs">{failure.request_id ?? copy.none}</td>
            <td className="text-right">
              <Button
                variant="tool"
                disabled={retrying === failure.job_id}
                aria-label={copy.retryOf(jobNames[failure.name], failure.owner_username)}
                onClick={() => onRetry(failure.job_id)}
              >
                {copy.retry}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
