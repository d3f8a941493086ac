import { lacksRedis } from '@lqc/queue/testing';
import { type Cluster, startCluster } from '../../src/cluster/start-cluster.js';
import { prepareWorld, type World } from '../../src/cluster/world.js';
import { KINDS } from '../../src/failures/kinds.js';
import { Ledger } from '../../src/failures/ledger.js';
import { injectFaults, FAULT_CLUSTER } from '../../src/failures/run-failures.js';
import { until } from '@lqc/contracts/testing';
import { acrossGateways } from '../across-gateways.js';

// Two gateways and three workers as real processes, on each server of the queue.
const backends: ['PostgreSQL' | 'Redis', string][] = [
  ['PostgreSQL', ''],
  ['Redis', lacksRedis],
];

// A short round of `npm run failures`, with a seed of its own.
const SHORT = {
  seed: 8,
  workerRounds: 5,
  gatewayRounds: 1,
  // Long enough that what was in hand when the server went is a small part of it.
  postgresAwayMs: 8000,
  postgresKills: 1,
  diskFullMs: 0,
  redisRounds: 1,
  hangingDrafts: 0,
};

describe.each(backends)('a cluster with its queue on %s%s', (backend, lacks) => {
  const promise = lacks ? test.skip : test;
  let cluster: Cluster;
  let world: World;
  let ledger: Ledger;

  beforeAll(async () => {
    if (lacks) return;
    cluster = await startCluster({ ...FAULT_CLUSTER, backend });
    ledger = new Ledger(cluster.postgres.url);
    await ledger.install();
    world = await prepareWorld(cluster, 12);
  }, 90_000);
  afterAll(async () => {
    await ledger?.close();
    await cluster?.stop();
  }, 60_000);

  acrossGateways(() => ({ cluster, world, ledger }), promise);

  promise('one request id stands in the logs of gateway and worker', async () => {
    const id = `dari-peramban-${backend}`;
    const search = await KINDS['find-keyword']!(world, 0);
    expect((await search(cluster.admin.api, { headers: { 'x-request-id': id } })).status).toBe(200);
    const tells = (processes: Cluster['workers']) =>
      processes.some((one) => one.log().includes(id));
    expect(await until(() => tells(cluster.gateways), 5000)).toBe(true);
    expect(await until(() => tells(cluster.workers), 5000)).toBe(true);
  });

  promise('every worker takes its share', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, position) => KINDS['find-keyword']!(world, position)),
      );
      await Promise.all(asked.map((call) => cluster.admin.must(call)));
    }
    const shares = new Set((await ledger.entries()).map(({ claimedBy }) => claimedBy));
    const ids = await Promise.all(cluster.workers.map(({ pid }) => ledger.workerIdOf(pid)));
    expect([...ids].filter((id) => shares.has(id))).toHaveLength(3);
  });

  promise(
    'a worker told to stop ends within 30 s, and what it had in hand is done by another',
    async () => {
      const release = await ledger.hold('end');
      const asked = await Promise.all(
        (['write-bab2', 'rank-words', 'write-summary'] as const).map(async (name) =>
          cluster.admin.handIn(await KINDS[name]!(world, 0)),
        ),
      );
      await ledger.untilHeldUp();
      const ends = await Promise.all(
        cluster.workers.slice(0, 2).map(async (worker) => {
          const ended = worker.end('SIGTERM');
          // What is held up cannot end well: it must be let go of.
          setTimeout(() => void release(), 22_000);
          return ended;
        }),
      );
      for (const ms of ends) expect(ms).toBeLessThan(30_000);
      expect(await ledger.allEnded()).toBe(true);
      const entries = await ledger.entries();
      for (const id of asked)
        expect(entries.find((entry) => entry.id === id)).toMatchObject({
          status: 'completed',
          endings: 1,
        });
      await cluster.replaceWorkers(cluster.workers.slice(0, 2));
    },
    120_000,
  );

  promise(
    backend === 'PostgreSQL'
      ? 'knocked about, the product keeps every promise'
      : 'so it does when PostgreSQL goes away, and when Redis forgets everything',
    async () => {
      const without = backend === 'Redis' ? { workerRounds: 0, postgresKills: 0 } : {};
      const outcomes = await injectFaults(cluster, ledger, world, {
        ...SHORT,
        ...without,
        backend,
      });
      expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
      expect(outcomes).toHaveLength(backend === 'Redis' ? 4 : 5);
    },
    240_000,
  );
});
