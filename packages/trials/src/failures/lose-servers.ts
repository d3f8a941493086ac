import { pathOf } from '@lqc/contracts';
import { addressOf, type Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { pause, until } from '../wait.js';
import { type BackgroundLoad, startLoad } from './background-load.js';
import { ended, type Used, watchWaiting } from './frugality.js';
import type { Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

interface Loss {
  readonly fault: string;
  readonly rounds: number;
  /** How long the server is away; 0 where it is back at once, and nothing is measured. */
  readonly awayMs: number;
  /** Takes the server away; the returned function brings it back. */
  readonly lose: () => Promise<() => Promise<void>>;
  /** The server goes while ends of runs are written and not committed, or while messages wait. */
  readonly moment: 'mid-write' | 'mid-delivery' | 'any';
}

const LOAD_BEFORE_MS = 2500;
const READY_WITHIN_MS = 60_000;

/** Takes a server away under load and brings it back; everything must go on by itself. */
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
  let used: Used | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const release = await holdUp(cluster, ledger, moment);
    const load: BackgroundLoad = startLoad(cluster, world);
    let back: number;
    try {
      await pause(LOAD_BEFORE_MS);
      const status = moment === 'mid-write' ? 'running' : 'queued';
      interrupted += (await ledger.entries()).filter((entry) => entry.status === status).length;
      const processes = [...cluster.gateways, ...cluster.workers];
      const bringBack = await lose();
      used = awayMs > 0 ? await watchWaiting(processes, awayMs) : null;
      await bringBack();
      back = performance.now();
      problems.push(...(used?.problems ?? ended(processes)));
    } finally {
      await release().catch(() => {});
      await load.stop();
    }
    await until('every gateway ready', () => areReady(cluster), READY_WITHIN_MS);
    await ledger.allEnded();
    longest = Math.max(longest, (performance.now() - back) / 1000);
    accepted.push(...load.accepted);
    refused += load.refused();
  }
  const note = [
    used &&
      `most while away: ${Math.round(used.mostCpu * 100)} % of a CPU, ${Math.round(used.mostLog)} B/s of log`,
    moment === 'mid-write' && `${interrupted} runs cut before their commit`,
    moment === 'mid-delivery' && `${interrupted} messages lost with it`,
    `${refused} calls refused meanwhile`,
  ]
    .filter(Boolean)
    .join('; ');
  const counted = tally(accepted, await ledger.entries());
  return outcomeOf({ fault, rounds, ...counted, recoverySeconds: longest, note }, problems);
}

/** Holds workers up before their commits, or altogether, so that messages pile up. */
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

/** PostgreSQL stopped in good order, and back after a while. */
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

/** PostgreSQL killed while work is being written. */
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

/** PostgreSQL's disk is full for a while; should the server end over it, it is started again. */
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

/** Redis loses everything it held, and is away for a while. */
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
