import type { JobName } from '@lqc/contracts';
import type { Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from './kinds.js';

const KINDS_ASKED: readonly JobName[] = [
  'compare-quarters',
  'rank-words',
  'write-bab3',
  'read-quarterly-file',
];
const EVERY_MS = 150;
const PATIENCE_MS = 8000;

export interface BackgroundLoad {
  /** Ids of the jobs that were accepted (202). */
  readonly accepted: string[];
  /** The number of calls that were refused or cut. */
  refused(): number;
  stop(): Promise<void>;
}

let position = 50_000;

/** Requests jobs several times a second, and goes on when calls fail. */
export function startLoad({ admin }: Cluster, world: World): BackgroundLoad {
  const accepted: string[] = [];
  const underWay = new Set<Promise<void>>();
  let refused = 0;
  let stopped = false;
  const ask = async () => {
    position += 1;
    const name = KINDS_ASKED[position % KINDS_ASKED.length]!;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    accepted.push(await admin.handIn(await KINDS[name]!(world, position), { signal }));
  };
  const asking = (async () => {
    while (!stopped) {
      const one = ask().catch(() => void (refused += 1));
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
      await pause(EVERY_MS);
    }
  })();
  return {
    accepted,
    refused: () => refused,
    async stop() {
      stopped = true;
      await asking;
      await Promise.all(underWay);
    },
  };
}
