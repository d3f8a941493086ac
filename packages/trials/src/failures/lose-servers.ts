import { pathOf } from '@lqc/contracts';
import { addressOf, type Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@lqc/contracts/testing';
import { type BackgroundLoad, startLoad } from './background-load.js';
import { ended, type WaitingCost, watchWaiting } from './watch-waiting.js';
import type { Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

interface Loss {
  readonly fault: string;
  readonly rounds: number;
  /** How long the server is away. With 0 it comes back at once, and the waiting is not measured. */
  readonly awayMs: number;
  /** Stops the server; the returned function brings it back. */
  readonly lose: () => Promise<() => Promise<void>>;
  /** When the server is lost: before effects of runs are committed, while messages wait, or any time. */
  readonly moment: 'mid-write' | 'mid-delivery' | 'any';
}

const LOAD_BEFORE_MS = 2500;
const READY_WITHIN_MS = 60_000;

/** Stops a server under load and brings it back; the product must recover without help. */
async function loseServer(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  { fault, rounds, awayMs, lose, moment }: Loss,
): Promise<Outcome> {
  const accepted: string[] = [];
  let refused = 0;
  let interrupted = 0;
  let longest = 0;
  const problems: string[] = [];
  let used: WaitingCost | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const release = await holdUp(cluster, ledger, moment);
    const load: BackgroundLoad = startLoad(cluster, world);
    let backAt: number;
    try {
      await pause(LOAD_BEFORE_MS);
      const status = moment === 'mid-write' ? 'running' : 'queued';
      interrupted += (await ledger.entries()).filter((entry) => entry.status === status).length;
      const processes = [...cluster.gateways, ...cluster.workers];
      const bringBack = await lose();
      used = awayMs > 0 ? await watchWaiting(processes, awayMs) : null;
      await bringBack();
      backAt = performance.now();
      problems.push(...(used?.problems ?? ended(processes)));
    } finally {
      await release().catch(() => {});
      await load.stop();
    }
    await until(() => areReady(cluster), READY_WITHIN_MS);
    await ledger.allEnded();
    longest = Math.max(longest, (performance.now() - backAt) / 1000);
    accepted.push(...load.accepted);
    refused += load.refused();
  }
  const note = [
    used &&
      `most while away: ${Math.round(used.maxCpu * 100)} % of a CPU, ${Math.round(used.maxLog)} B/s of log`,
    moment === 'mid-write' && `${interrupted} runs cut before their commit`,
    moment === 'mid-delivery' && `${interrupted} messages lost with it`,
    `${refused} calls refused meanwhile`,
  ]
    .filter(Boolean)
    .join('; ');
  const counted = tally(accepted, await ledger.finalEntries());
  return outcomeOf({ fault, rounds, ...counted, recoverySeconds: longest, note }, problems);
}

/** Holds up workers before their commits, or suspends them so that messages accumulate. */
async function holdUp(
  { workers }: Cluster,
  ledger: Ledger,
  moment: Loss['moment'],
): Promise<() => Promise<void>> {
  if (moment === 'any') return async () => {};
  if (moment === 'mid-write') return ledger.hold('end');
  for (const { pid } of workers) process.kill(pid, 'SIGSTOP');
  return async () => {
    for (const { pid } of workers) process.kill(pid, 'SIGCONT');
  };
}

async function areReady({ gateways }: Cluster): Promise<boolean> {
  const answers = await Promise.all(
    gateways.map((gateway) =>
      fetch(addressOf(gateway) + pathOf('ready')).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

/** Shuts PostgreSQL down, and starts it again after a while. */
export function stopPostgres(cluster: Cluster, ledger: Ledger, world: World, awayMs: number) {
  return loseServer(cluster, ledger, world, {
    fault: `PostgreSQL stopped for ${awayMs / 1000} s`,
    rounds: 1,
    moment: 'mid-write',
    awayMs,
    async lose() {
      await cluster.postgres.stop();
      return () => cluster.postgres.start();
    },
  });
}

/** Kills PostgreSQL while results are being written, and starts it again at once. */
export function killPostgres(cluster: Cluster, ledger: Ledger, world: World, rounds: number) {
  return loseServer(cluster, ledger, world, {
    fault: 'PostgreSQL killed (SIGKILL) under writes',
    rounds,
    moment: 'mid-write',
    awayMs: 0,
    async lose() {
      cluster.postgres.kill();
      return () => cluster.postgres.start();
    },
  });
}

/** Fills PostgreSQL's disk for a while. The server is started again in case it ended because of that. */
export function fillDisk(cluster: Cluster, ledger: Ledger, world: World, fullMs: number) {
  return loseServer(cluster, ledger, world, {
    fault: `PostgreSQL's disk full for ${fullMs / 1000} s`,
    rounds: 1,
    moment: 'any',
    awayMs: fullMs,
    async lose() {
      const empty = cluster.postgres.fillDisk();
      return async () => {
        empty();
        await cluster.postgres.start();
      };
    },
  });
}

/** Kills Redis, deletes all of its data, and starts it again after a while. */
export function forgetRedis(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  { rounds, awayMs }: { readonly rounds: number; readonly awayMs: number },
) {
  return loseServer(cluster, ledger, world, {
    fault: `Redis killed, emptied, back after ${awayMs / 1000} s`,
    rounds,
    moment: 'mid-delivery',
    awayMs,
    lose: () => cluster.redis!.goAway({ forget: true }),
  });
}
