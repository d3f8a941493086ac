import { type Cluster, prepareWorld, startCluster, type World } from '../index.js';
/** Contacts of each quarter of the small world. */
export const CONTACTS = 60;

/**
 * Measures with one gateway, one worker and an office's quarters of 60 contacts, which are gone afterwards.
 */
export async function inSmallWorld<Measured>(
  measure: (cluster: Cluster, world: World) => Promise<Measured>,
) {
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { LOG_LEVEL: 'warn' },
  });
  try {
    return await measure(cluster, await prepareWorld(cluster, CONTACTS));
  } finally {
    await cluster.stop();
  }
}
