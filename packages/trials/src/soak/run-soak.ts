import { ErrorBody } from '@lqc/contracts';
import { randomFrom } from '@lqc/sample-data';
import { startCluster } from '../cluster/start-cluster.js';
import { prepareWorld, type World } from '../cluster/world.js';
import { Ledger } from '../failures/ledger.js';
import type { ProcessMemory } from '../processes/product-process.js';
import { setTimeout as pause } from 'node:timers/promises';
import { type MemoryFigures, MemoryWatch } from './memory-watch.js';
import { SOAK_CALLS, type SoakGroup } from './soak-calls.js';

const CONTACTS = 40;
/** Calls under way at once, and how long each caller rests after one. */
const CALLERS = 3;
const REST_MS = 300;
const CALL_WITHIN_MS = 180_000;
/** Calls of each caller between two times that what was made is forgotten. */
const CALLS_A_ROUND = 5;

export interface SoakOptions {
  readonly minutes: number;
  readonly workers: number;
  readonly seed: number;
  /** What is asked for, each as often as the others. */
  readonly groups: readonly SoakGroup[];
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
    const call = await make(world, calls);
    const signal = AbortSignal.timeout(CALL_WITHIN_MS);
    const [end, isRight] = await call(cluster.admin.api, { signal })
      .then(async (response): Promise<[string, boolean]> => {
        const body = response.ok ? await response.arrayBuffer() : await response.json();
        const { data: refusal } = ErrorBody.safeParse(body);
        const end = `${response.status} ${refusal?.code ?? ''}`.trim();
        return [end, response.status < 500];
      })
      .catch((error: Error): [string, boolean] => [error.name, false]);
    ends.set(`${group} ${end}`, (ends.get(`${group} ${end}`) ?? 0) + 1);
    if (!isRight) broken += 1;
  };
  try {
    const world = await prepareWorld(cluster, CONTACTS);
    const until = performance.now() + options.minutes * 60_000;
    const watch = new MemoryWatch(cluster.workers, (now) => options.onSample?.(now, calls));
    const caller = async () => {
      for (let call = 0; call < CALLS_A_ROUND; call += 1) {
        await callOnce(world);
        await pause(REST_MS);
      }
    };
    while (performance.now() < until) {
      await Promise.all(Array.from({ length: CALLERS }, caller));
      // Else the next round would be answered from the store.
      await ledger.forgetComputations();
    }
    return { workers: watch.stop(), restarts: cluster.restarts(), ends, broken };
  } finally {
    await ledger.close();
    await cluster.stop();
  }
}
