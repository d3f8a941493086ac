import { startCluster } from '../cluster/start-cluster.js';
import { prepareWorld, type World } from '../cluster/world.js';
import { Ledger } from '../failures/ledger.js';
import type { ProcessMemory } from '../processes/product-process.js';
import { randomFrom } from '../random.js';
import { pause } from '../wait.js';
import { type MemoryFigures, MemoryWatch } from './memory-watch.js';
import { SOAK_CALLS, type SoakGroup } from './soak-calls.js';

const CONTACTS = 40;
/** Calls under way at once, and how long each caller rests after one. */
const CALLERS = 3;
const REST_MS = 300;
const CALL_WITHIN_MS = 180_000;
/** What was made is forgotten as often, or it would be answered from the store. */
const FORGET_EVERY_MS = 5000;

export interface SoakOptions {
  readonly minutes: number;
  readonly workers: number;
  readonly seed: number;
  /** What is asked for, each as often as the others. */
  readonly groups: readonly SoakGroup[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Called every ten seconds with what each worker holds. */
  readonly onSample?: (now: readonly ProcessMemory[], calls: number) => void;
}

export interface SoakFigures {
  readonly workers: readonly MemoryFigures[];
  /** Workers that ended and were replaced. */
  readonly restarts: number;
  /** Calls by how they ended: what was answered, or refused with a code, or the failure. */
  readonly ends: ReadonlyMap<string, number>;
  /** Calls that ended as none should. */
  readonly broken: number;
}

/** Uses a product of its own in every way, hostile ones too, and watches what its workers hold. */
export async function runSoak(options: SoakOptions): Promise<SoakFigures> {
  const cluster = await startCluster({
    gateways: 1,
    workers: options.workers,
    backend: 'PostgreSQL',
    ...(options.settings && { settings: options.settings }),
  });
  const ledger = new Ledger(cluster.postgres.url);
  const random = randomFrom(options.seed);
  const ends = new Map<string, number>();
  let calls = 0;
  let broken = 0;
  const callOnce = async (world: World) => {
    const group = options.groups[Math.floor(random() * options.groups.length)]!;
    const ways = SOAK_CALLS[group];
    const make = ways[Math.floor(random() * ways.length)]!;
    calls += 1;
    const [end, isRight] = await (
      await make(world, calls)
    )(cluster.admin.api, {
      signal: AbortSignal.timeout(CALL_WITHIN_MS),
    })
      .then(async (response): Promise<[string, boolean]> => {
        await response.arrayBuffer();
        return [String(response.status), response.status < 500];
      })
      .catch((error: Error): [string, boolean] => [error.name, false]);
    ends.set(`${group} ${end}`, (ends.get(`${group} ${end}`) ?? 0) + 1);
    if (!isRight) broken += 1;
  };
  try {
    const world = await prepareWorld(cluster, CONTACTS);
    const until = performance.now() + options.minutes * 60_000;
    const watch = new MemoryWatch(cluster.workers, (now) => options.onSample?.(now, calls));
    const forgetting = setInterval(
      () => void ledger.forgetComputations().catch(() => {}),
      FORGET_EVERY_MS,
    );
    const caller = async () => {
      while (performance.now() < until) {
        await callOnce(world);
        await pause(REST_MS);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    clearInterval(forgetting);
    return { workers: watch.stop(), restarts: cluster.restarts(), ends, broken };
  } finally {
    await ledger.close();
    await cluster.stop();
  }
}
