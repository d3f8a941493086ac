import { Socket } from 'node:net';
import { until } from '@lqc/contracts/testing';
import { startOwnTestPostgres, startPartingProxy, startSilentProxy } from '@lqc/database/testing';
import { createQueue, type JobQueue, type QueueOptions } from '../src/index.js';
import { lacksRedis, startTestRedis } from '../src/testing/index.js';

interface Server {
  readonly options: () => Promise<QueueOptions>;
  readonly restart: (awayMs: number) => Promise<void>;
  /** Of a server that nothing listens at. */
  readonly nowhere?: QueueOptions;
  readonly stop: () => Promise<void>;
}

const servers: [string, () => Promise<Server>, string][] = [
  ['PostgreSQL', onPostgres, ''],
  [`Redis${lacksRedis}`, onRedis, lacksRedis],
];

async function onPostgres(): Promise<Server> {
  const postgres = await startOwnTestPostgres();
  return {
    options: async () => ({ databaseUrl: (await postgres.createDatabase()).url }),
    restart: (awayMs) => postgres.restart(awayMs),
    stop: () => postgres.stop(),
  };
}

async function onRedis(): Promise<Server> {
  const redis = await startTestRedis();
  let database = 0;
  return {
    options: async () => ({ databaseUrl: '', redisUrl: redis.url(database++) }),
    nowhere: { databaseUrl: '', redisUrl: 'redis://127.0.0.1:9' },
    async restart(awayMs) {
      const comeBack = await redis.goAway();
      await new Promise((done) => setTimeout(done, awayMs));
      await comeBack();
    },
    stop: () => redis.stop(),
  };
}

describe.each(servers)('the queue on %s', (name, start, lacks) => {
  const promise = lacks ? test.skip : test;
  let server: Server;
  const opened: JobQueue[] = [];
  const open = async (options: QueueOptions) => {
    const queue = await createQueue(options);
    opened.push(queue);
    return queue;
  };
  beforeAll(async () => {
    if (!lacks) server = await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((queue) => queue.close()));
  });
  afterAll(() => server?.stop());

  promise('delivers every message once, shared among consumers', async () => {
    const options = await server.options();
    const [a, b] = [await open(options), await open(options)];
    const seen: string[] = [];
    for (const queue of [a, b])
      queue.consume(async (id) => {
        seen.push(id);
      });
    const ids = Array.from({ length: 40 }, (_value, i) => `run-${i}`);
    await Promise.all(ids.map((id) => a.enqueue(id, 'compare-quarters')));
    await until(() => seen.length >= ids.length);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  promise('tries a message again after a throw', async () => {
    const queue = await open(await server.options());
    let deliveries = 0;
    queue.consume(async () => {
      deliveries += 1;
      if (deliveries === 1) throw new Error('once');
    });
    await queue.enqueue('run', 'compare-quarters');
    await until(() => deliveries === 2);
  });

  promise('keeps messages while nobody consumes', async () => {
    const options = await server.options();
    const first = await open(options);
    await first.enqueue('waiting', 'compare-quarters');
    await first.close();
    opened.splice(opened.indexOf(first), 1);
    const seen: string[] = [];
    (await open(options)).consume(async (id) => {
      seen.push(id);
    });
    await until(() => seen.includes('waiting'));
  });

  promise('a click never waits behind heavy work, nor behind the model', async () => {
    const concurrency = { quick: 1, heavy: 1, model: 1 };
    const queue = await open({ ...(await server.options()), concurrency });
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const seen: string[] = [];
    queue.consume(async (id) => {
      seen.push(id);
      if (id.startsWith('slow')) await held;
    });
    for (let i = 0; i < 5; i += 1) await queue.enqueue(`slow-heavy-${i}`, 'write-tabulation');
    for (let i = 0; i < 5; i += 1) await queue.enqueue(`slow-model-${i}`, 'write-summary');
    await until(() => seen.length === 2);
    await queue.enqueue('click', 'compare-quarters');
    await until(() => seen.includes('click'));
    expect(seen.toSorted()).toEqual(['click', 'slow-heavy-0', 'slow-model-0']);
    release();
    await until(() => seen.length === 11);
  });

  promise('a consumer takes nothing of a weight for which it has no slots', async () => {
    const options = await server.options();
    const onlyHeavy = await open({ ...options, concurrency: { quick: 0, heavy: 1, model: 0 } });
    const seen: string[] = [];
    onlyHeavy.consume(async (id) => {
      seen.push(id);
    });
    await onlyHeavy.enqueue('quick', 'compare-quarters');
    await onlyHeavy.enqueue('heavy', 'write-bab3');
    await until(() => seen.includes('heavy'));
    (await open(options)).consume(async (id) => {
      seen.push(`other ${id}`);
    });
    await until(() => seen.length === 2);
    expect(seen).toEqual(['heavy', 'other quick']);
  });

  promise(
    'a message sent again while it waits stays one; the next attempt is another',
    async () => {
      const queue = await open(await server.options());
      for (let i = 0; i < 3; i += 1) await queue.enqueue('run', 'compare-quarters');
      await queue.enqueue('run', 'compare-quarters', 1);
      await queue.enqueue('last', 'compare-quarters');
      const seen: string[] = [];
      queue.consume(async (id) => {
        seen.push(id);
      });
      await until(() => seen.includes('last'));
      expect(seen.filter((id) => id === 'run')).toHaveLength(2);
      // Once its delivery has ended it may be sent again, as workers do: its run may have been handed back.
      await until(async () => {
        await queue.enqueue('run', 'compare-quarters');
        return seen.filter((id) => id === 'run').length >= 3;
      });
    },
  );

  promise(
    'a consumer made while the server is away waits without spinning, and serves once it is back',
    async () => {
      const options = await server.options();
      const queue = await open(options);
      const away = server.restart(3000);
      await until(async () => !(await queue.isReady()));
      const seen: string[] = [];
      queue.consume(async (id) => {
        seen.push(id);
      });
      await away;
      await until(() => queue.isReady());
      await queue.enqueue('late', 'compare-quarters');
      await until(() => seen.includes('late'));
    },
    60_000,
  );

  promise(
    'says that it is not ready while the server is away, does not spin, and goes on afterwards',
    async () => {
      let errors = 0;
      const queue = await open({
        ...(await server.options()),
        onError: (_error, leftOut) => (errors += 1 + leftOut),
      });
      const seen: string[] = [];
      queue.consume(async (id) => {
        seen.push(id);
      });
      await until(() => queue.isReady());
      const cpuBefore = process.cpuUsage();
      const away = server.restart(4000);
      await until(async () => !(await queue.isReady()));
      await away;
      await until(() => queue.isReady());
      const { user, system } = process.cpuUsage(cpuBefore);
      await queue.enqueue('after', 'compare-quarters');
      await until(() => seen.includes('after'));
      expect(errors).toBeLessThan(100);
      expect((user + system) / 1_000_000).toBeLessThan(2.5);
    },
    60_000,
  );

  promise(
    'ends at once while the server is away, whether it was there before or not',
    async () => {
      const queue = await createQueue(await server.options());
      queue.consume(async () => {});
      await until(() => queue.isReady());
      const away = server.restart(8000);
      await until(async () => !(await queue.isReady()));
      const began = performance.now();
      await queue.close();
      if (server.nowhere) {
        const never = await createQueue(server.nowhere);
        never.consume(async () => {});
        await never.close();
      }
      expect(performance.now() - began).toBeLessThan(5000);
      await away;
    },
    60_000,
  );

  if (name !== 'PostgreSQL')
    promise('a password that it refuses and an unknown host are told at once', async () => {
      const { redisUrl } = await server.options();
      const refused = redisUrl!.replace('//', '//siapa:sangat-rahasia@');
      await expect(createQueue({ databaseUrl: '', redisUrl: refused })).rejects.toThrow(
        /^REDIS_URL: Redis at 127\.0\.0\.1:\d+ does not let us in \(WRONGPASS\)\.$/,
      );
      // A name that none can have is unknown without a name server too.
      await expect(
        createQueue({ databaseUrl: '', redisUrl: 'redis://tiada..invalid:6379' }),
      ).rejects.toThrow(/^REDIS_URL: Redis at tiada\.\.invalid:6379 [^\n]+$/);
    });

  if (name === 'PostgreSQL') {
    test('a server that falls silent is not ready, is cut off, and serves once it can be reached again', async () => {
      const { databaseUrl } = await server.options();
      const proxy = await startSilentProxy(databaseUrl);
      try {
        const asks = jest.spyOn(Socket.prototype, 'setKeepAlive');
        const queue = await open({ databaseUrl: proxy.url, statementWithinMs: 1000 });
        expect(asks).toHaveBeenCalledWith(true, 10_000);
        asks.mockRestore();
        const askAll = () => Promise.all(Array.from({ length: 8 }, () => queue.isReady()));
        expect(await askAll()).not.toContain(false);
        proxy.fallSilent();
        expect(await askAll()).not.toContain(true);
        proxy.speakAgain();
        await until(() => queue.isReady());
        await queue.enqueue('after', 'compare-quarters');
      } finally {
        await proxy.stop();
      }
    });

    test('a connection ended in the very bytes that open it does not end the process', async () => {
      const { databaseUrl } = await server.options();
      const proxy = await startPartingProxy(databaseUrl);
      const queue = await open({ databaseUrl: proxy.url });
      proxy.partFromNext();
      // More at once than connections that are open already.
      const asked = Array.from({ length: 8 }, () => queue.isReady());
      expect(await Promise.all(asked)).toContain(false);
      await until(() => queue.isReady());
      await proxy.stop();
    });
  }
});
