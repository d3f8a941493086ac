import { ArtifactResponse } from '@lqc/contracts';
import { lacksRedis } from '@lqc/queue/testing';
import { Caller } from '../src/cluster/caller.js';
import { listen } from '../src/cluster/listen.js';
import { addressOf, type Cluster, startCluster } from '../src/cluster/start-cluster.js';
import { prepareWorld, type World } from '../src/cluster/world.js';
import { KINDS } from '../src/failures/kinds.js';
import { Ledger } from '../src/failures/ledger.js';
import { injectFaults, FAULT_CLUSTER } from '../src/failures/run-failures.js';
import { until } from '../src/wait.js';

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
  let callers: Caller[];

  beforeAll(async () => {
    if (lacks) return;
    cluster = await startCluster({ ...FAULT_CLUSTER, backend });
    ledger = new Ledger(cluster.postgres.url);
    await ledger.install();
    world = await prepareWorld(cluster, 12);
    callers = cluster.gateways.map((gateway) => {
      const caller = new Caller([addressOf(gateway)]);
      caller.token = cluster.admin.token;
      return caller;
    });
  }, 90_000);
  afterAll(async () => {
    await ledger?.close();
    await cluster?.stop();
  }, 60_000);

  promise(
    'whoever signed in at one gateway is known at the other, and signed out at both',
    async () => {
      const [a, b] = callers as [Caller, Caller];
      const someone = new Caller([a.addresses[0]!]);
      await someone.signIn('admin', 'kata-sandi-uji-tahan-banting');
      const elsewhere = new Caller([b.addresses[0]!]);
      elsewhere.token = someone.token;
      expect((await elsewhere.api.send('me')).status).toBe(200);
      await someone.api.call('logout');
      expect((await elsewhere.api.send('me')).status).toBe(401);
    },
  );

  promise('a session begun at one gateway gives the same figures at the other', async () => {
    const [a, b] = callers as [Caller, Caller];
    const params = { session: world.sessionId };
    const figures = await a.api.call('session', { params });
    expect(figures.files_loaded).toBe(3);
    expect(await b.api.call('session', { params })).toEqual(figures);
    expect(await b.api.call('compare', { params })).toEqual(
      await a.api.call('compare', { params }),
    );
  });

  promise(
    'work taken in by one gateway is told by the other, step by step to its result',
    async () => {
      const [a, b] = callers as [Caller, Caller];
      const release = await ledger.hold('end');
      const id = await a.handIn(await KINDS['write-bab3']!(world, 0));
      const { seen, ended } = listen(b.addresses[0]!, id, b.token);
      await until('a first event', () => seen.length > 0, 5000);
      expect(seen[0]?.result).toBeNull();
      await release();
      await ended;
      const last = seen.at(-1)!;
      expect(last.status).toBe('completed');
      expect(await a.api.call('job', { params: { id } })).toMatchObject({ result: last.result });
      const { artifact_id: artifact } = ArtifactResponse.parse(last.result);
      expect((await b.api.send('artifact', { params: { id: artifact } })).status).toBe(200);
    },
  );

  promise('one request id stands in the logs of gateway and worker', async () => {
    const [a] = callers as [Caller, Caller];
    const id = `dari-peramban-${backend}`;
    const search = await KINDS['find-keyword']!(world, 0);
    expect((await search(a.api, { headers: { 'x-request-id': id } })).status).toBe(200);
    const tells = (processes: Cluster['workers']) =>
      processes.some((one) => one.log().includes(id));
    expect(await until('the gateway to log it', () => tells(cluster.gateways), 5000)).toBe(true);
    expect(await until('a worker to log it', () => tells(cluster.workers), 5000)).toBe(true);
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
