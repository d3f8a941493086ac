import type { QueueState } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { FigureTable } from '../../components/figure-table';
import { count } from '../../lib/format';
import { copy } from './copy';
import { waitingTime } from './waiting-time';

/** Waiting and running jobs by weight. */
export const QueueTable = ({ queues }: { queues: readonly QueueState[] }) => (
  <FigureTable
    label={copy.queues}
    isStacked
    columns={Object.values(copy.queueColumns)}
    rows={queues.map(({ weight, queued, running, slots, wait_seconds: wait }) => [
      copy.weights[weight],
      count(queued),
      count(running),
      slots > 0 ? count(slots) : <Badge tone="danger">{copy.noSlots}</Badge>,
      queued > 0 && waitingTime(wait),
    ])}
  />
);
