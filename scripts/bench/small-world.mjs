/** Contacts of each quarter of the small world. */
export const CONTACTS = 60;

/**
 * Measures with one gateway, one worker and an office's quarters of 60 contacts, which are gone afterwards.
 *
 * @template Measured
 * @param {(
 *   cluster: import('#packages/trials').Cluster,
 *   world: import('#packages/trials').World,
 * ) => Promise<Measured>} measure
 */
export async function inSmallWorld(measure) {
  const { prepareWorld, startCluster } = await import('#packages/trials');
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
