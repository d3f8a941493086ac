import { type Chosen, megabytes } from './measure.js';
import { prepareWorld, startCluster } from '../index.js';
import { attacks } from './attacks/list.js';
import { peakMemory } from './attacks/peak-memory.js';

const CONTACTS = 60;

/**
 * Measures the memory that gateway, worker and reading processes take at most under each attack on their
 * resources, each in processes that were just started, and whether the product still answers afterwards.
 */
export async function* measureAttacks(chosen: Chosen) {
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    hasLimits: true,
    settings: { LOG_LEVEL: 'warn' },
  });
  try {
    const world = await prepareWorld(cluster, CONTACTS);
    for (const { what, promise, make } of await attacks(cluster, world)) {
      if (!chosen(what)) continue;
      console.log(`${what} …`);
      for (const gateway of cluster.gateways) await cluster.replaceGateway(gateway);
      await cluster.replaceWorkers(cluster.workers);
      const { peak, outcome } = await peakMemory(cluster, make);
      await cluster.admin.api.call('me');
      yield {
        what: `Memory under ${what}`,
        measured: `gateway ${megabytes(peak.gateway)}, worker ${megabytes(peak.worker)}`,
        promise: `gateway < ${promise.gatewayMegabytes} MB, worker < ${promise.workerMegabytes} MB`,
        beside: `reading processes ${megabytes(peak.readers)} together; ${outcome}`,
      };
    }
  } finally {
    await cluster.stop();
  }
}
