import { randomFrom } from '@lqc/sample-data';
import { type Cluster, startCluster } from '../cluster/start-cluster.js';
import { prepareWorld, type World } from '../cluster/world.js';
import { hangModel } from './hang-model.js';
import { killGatewaysInEvents, killGatewaysInUpload } from './kill-gateways.js';
import { killWorkers } from './kill-workers.js';
import { Ledger } from './ledger.js';
import { fillDisk, forgetRedis, killPostgres, stopPostgres } from './lose-servers.js';
import { withRecoveryLimit, type Outcome } from './outcome.js';

export interface FailureOptions {
  readonly seed: number;
  readonly backend: 'PostgreSQL' | 'Redis';
  /** Limit of the recovery time; leave it out on a machine that is busy with other things. */
  readonly recoveryWithinSeconds?: number;
  /** How often, or how long, each fault occurs; 0 leaves a fault out. */
  readonly workerRounds: number;
  readonly gatewayRounds: number;
  readonly postgresKills: number;
  readonly postgresAwayMs: number;
  readonly diskFullMs: number;
  readonly redisRounds: number;
  readonly hangingDrafts: number;
  readonly onOutcome?: (outcome: Outcome) => void;
}

const CONTACTS = 40;

/** Settings of a cluster for faults: it has slots to hold up one run of each kind at the same time. */
export const FAULT_CLUSTER = {
  gateways: 2,
  workers: 3,
  settings: { WORKER_HEAVY_CONCURRENCY: '8' },
} as const;

/** Starts a cluster and subjects it to one kind of fault after another. */
export async function runFailures(options: FailureOptions): Promise<Outcome[]> {
  const cluster = await startCluster({
    ...FAULT_CLUSTER,
    backend: options.backend,
    hasSmallDisk: options.diskFullMs > 0,
  });
  const ledger = new Ledger(cluster.postgres.url);
  try {
    await ledger.install();
    return await injectFaults(cluster, ledger, await prepareWorld(cluster, CONTACTS), options);
  } finally {
    await ledger.close();
    await cluster.stop();
  }
}

/** Subjects a running cluster, whose ledger is installed, to one kind of fault after another. */
export async function injectFaults(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  options: FailureOptions,
): Promise<Outcome[]> {
  const { backend, seed } = options;
  const random = randomFrom(seed);
  const outcomes: Outcome[] = [];
  const note = (outcome: Outcome) => {
    const named = { ...outcome, fault: `${outcome.fault} (queue on ${backend})` };
    const checked = withRecoveryLimit(named, options.recoveryWithinSeconds ?? Infinity);
    outcomes.push(checked);
    options.onOutcome?.(checked);
  };
  if (options.workerRounds > 0)
    note(await killWorkers(cluster, ledger, world, { rounds: options.workerRounds, random }));
  if (options.gatewayRounds > 0) {
    const rounds = options.gatewayRounds;
    note(await killGatewaysInUpload(cluster, ledger, { rounds, random }));
    note(await killGatewaysInEvents(cluster, ledger, world, { rounds }));
  }
  if (options.postgresAwayMs > 0)
    note(await stopPostgres(cluster, ledger, world, options.postgresAwayMs));
  if (options.postgresKills > 0)
    note(await killPostgres(cluster, ledger, world, options.postgresKills));
  if (options.diskFullMs > 0) note(await fillDisk(cluster, ledger, world, options.diskFullMs));
  if (backend === 'Redis' && options.redisRounds > 0)
    note(await forgetRedis(cluster, ledger, world, { rounds: options.redisRounds, awayMs: 5000 }));
  if (options.hangingDrafts > 0)
    note(await hangModel(cluster, ledger, world, options.hangingDrafts));
  return outcomes;
}
