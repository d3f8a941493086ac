import { childrenOf, type Cluster, residentBytes } from '../../index.js';
import { setTimeout as pause } from 'node:timers/promises';
import { firstOf } from '../measure.js';

const LOOK_EVERY_MS = 50;

export type Memory = { gateway: number; worker: number; readers: number };

/** The most memory that the product's processes have while calls are made. */
export async function peakMemory(
  cluster: Cluster,
  make: () => Promise<readonly PromiseSettledResult<unknown>[]>,
): Promise<{ peak: Memory; outcome: string }> {
  const [gateway, worker] = [firstOf(cluster.gateways), firstOf(cluster.workers)];
  const peak = { gateway: 0, worker: 0, readers: 0 };
  const isOver = new AbortController();
  const watching = (async () => {
    while (!isOver.signal.aborted) {
      const readers = childrenOf(worker.pid).map(residentBytes);
      peak.gateway = Math.max(peak.gateway, residentBytes(gateway.pid));
      peak.worker = Math.max(peak.worker, residentBytes(worker.pid));
      peak.readers = Math.max(
        peak.readers,
        readers.reduce((sum, one) => sum + one, 0),
      );
      await pause(LOOK_EVERY_MS);
    }
  })();
  const ended = await make();
  isOver.abort();
  await watching;
  const answered = ended.filter(({ status }) => status === 'fulfilled').length;
  return { peak, outcome: `${answered} of ${ended.length} calls answered, the others refused` };
}
