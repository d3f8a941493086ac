import type { JobName } from '@lqc/contracts';
import type { Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { pause } from '../wait.js';
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
  /** Ids of the work that was accepted with 202. */
  readonly accepted: string[];
  /** Calls that were refused or cut. */
  refused(): number;
  stop(): Promise<void>;
}

let position = 50_000;

/** Asks for work several times a second, whatever answers. */
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
