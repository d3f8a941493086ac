import { addressOf, type Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { pause, until } from '../wait.js';
import { type BackgroundLoad, startLoad } from './background-load.js';
import { watchFrugality } from './frugality.js';
import type { Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

interface Loss {
  readonly fault: string;
  readonly rounds: number;
  /** Takes the server away and brings it back. */
  readonly lose: () => Promise<void>;
  /** Whether the server goes while ends of runs are written and not committed. */
  readonly isInMidWrite: boolean;
  /** Whether what the processes use meanwhile is held against its bounds. */
  readonly isLong: boolean;
}

const LOAD_BEFORE_MS = 2500;
const READY_WITHIN_MS = 60_000;

/** Takes a server away under load and brings it back; everything must go on by itself. */
async function loseServer(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  { fault, rounds, lose, isInMidWrite, isLong }: Loss,
): Promise<Outcome> {
  const accepted: string[] = [];
  let refused = 0;
  let interrupted = 0;
  let longest = 0;
  const problems: string[] = [];
  const notes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const release = isInMidWrite ? await ledger.hold('end') : null;
    const load: BackgroundLoad = startLoad(cluster, world);
    await pause(LOAD_BEFORE_MS);
    const inHand = (await ledger.entries()).filter(({ status }) => status === 'running');
    interrupted += release ? inHand.length : 0;
    const frugality = watchFrugality([...cluster.gateways, ...cluster.workers]);
    await lose();
    const used = frugality();
    const back = performance.now();
    problems.push(...used.problems.filter((problem) => isLong || problem.includes('ended')));
    if (isLong) notes.add(used.note);
    await release?.().catch(() => {});
    await load.stop();
    await until('every gateway ready', () => areReady(cluster), READY_WITHIN_MS);
    await ledger.allEnded();
    longest = Math.max(longest, (performance.now() - back) / 1000);
    accepted.push(...load.accepted);
    refused += load.refused();
  }
  if (isInMidWrite) notes.add(`${interrupted} runs cut before their commit`);
  const note = [...notes, `${refused} calls refused meanwhile`].join('; ');
  const counted = tally(accepted, await ledger.entries());
  return outcomeOf({ fault, rounds, ...counted, recoverySeconds: longest, note }, problems);
}

async function areReady({ gateways }: Cluster): Promise<boolean> {
  const answers = await Promise.all(
    gateways.map((gateway) =>
      fetch(`${addressOf(gateway)}/api/health/ready`).then(
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
    isInMidWrite: true,
    isLong: true,
    async lose() {
      await cluster.postgres.stop();
      await pause(awayMs);
      await cluster.postgres.start();
    },
  });
}

/** PostgreSQL killed while work is being written. */
export function killPostgres(cluster: Cluster, ledger: Ledger, world: World, rounds: number) {
  return loseServer(cluster, ledger, world, {
    fault: 'PostgreSQL killed (SIGKILL) under writes',
    rounds,
    isInMidWrite: true,
    isLong: false,
    async lose() {
      cluster.postgres.kill();
      await cluster.postgres.start();
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
    isInMidWrite: false,
    isLong: true,
    lose: () => cluster.redis!.restart({ awayMs, forget: true }),
  });
}
