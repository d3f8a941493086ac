import { type Cluster, startCluster } from '../src/cluster/start-cluster.js';

let running: Promise<Cluster> | null = null;
(globalThis.endAfterTests ??= []).push(async () => (await running)?.stop());

/**
 * Two gateways and a worker for all tests that only use them, started by whoever asks first. Nowhere a renderer: what
 * a copy tells does not depend on the numbers of its pages.
 */
export const sharedCluster = (): Promise<Cluster> =>
  (running ??= startCluster({
    gateways: 2,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { PATH: '' },
  }));
