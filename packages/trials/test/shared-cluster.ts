import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../src/cluster/start-cluster.js';

/**
 * Where the shared cluster finds a shell, and no renderer: what a copy tells does not depend on the numbers of its
 * pages.
 */
export const programs = mkdtempSync(join(tmpdir(), 'liaison-programs-'));
symlinkSync('/bin/sh', join(programs, 'sh'));

const OPTIMISE_LATE = new URL('../../../scripts/testing/optimise-late.mjs', import.meta.url);

let running: Promise<Cluster> | null = null;
(globalThis.endAfterTests ??= []).push(async () => {
  await (await running)?.stop();
  rmSync(programs, { recursive: true });
});

/** Two gateways and a worker for all files of trials that leave them whole, started by whoever asks first. */
export const sharedCluster = (): Promise<Cluster> =>
  (running ??= startCluster({
    gateways: 2,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { PATH: programs, NODE_OPTIONS: `--import=${OPTIMISE_LATE.href}` },
  }));
