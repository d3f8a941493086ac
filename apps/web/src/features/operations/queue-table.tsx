import type { QueueState } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Ledger, LedgerHead } from '../../components/ledger';
import { count } from '../../lib/format';
import { copy } from './copy';
import { waitingTime } from './waiting-time';

/** Waiting and running jobs by weight. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const { weight, ...numbers } = copy.queueColumns;
  return (
    <Ledger label={copy.queues} isStacked>
      <LedgerHead columns={[weight, ...Object.values(numbers).map((number) => ({ number }))]} />
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.weight}>
            <th scope="row">{copy.weights[queue.weight]}</th>
            <td className="number" data-head={numbers.queued}>
              {count(queue.queued)}
            </td>
            <td className="number" data-head={numbers.running}>
              {count(queue.running)}
            </td>
            <td className="number" data-head={numbers.slots}>
              {queue.slots > 0 ? count(queue.slots) : <Badge tone="danger">{copy.noSlots}</Badge>}
            </td>
            <td className="number" data-head={numbers.wait}>
              {queue.queued > 0 && waitingTime(queue.wait_seconds)}
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
