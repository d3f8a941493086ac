import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@lqc/database/testing';
import { createQueue, type JobQueue, type QueueOptions } from '../src/index.js';

interface Server {
  readonly options: () => Promise<QueueOptions>;
  readonly restart: (awayMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  process.stderr.write('skipped: the queue on Redis, for redis-server is not installed\n');

const servers: [string, () => Promise<Server>, boolean][] = [
  ['PostgreSQL', onPostgres, true],
  ['Redis', onRedis, hasRedis],
];

async function onPostgres(): Promise<Server> {
  const postgres: TestPostgres = await startTestPostgres();
  return {
    options: async () => ({ databaseUrl: (await postgres.createDatabase()).url }),
    restart: (awayMs) => postgres.restart(awayMs),
    stop: () => postgres.stop(),
  };
}

async function onRedis(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-redis-'));
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => resolve(free));
    });
  });
  const launch = async () => {
    const started = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--appendonly',
      'yes',
      '--databases',
      '64',
    ]);
    await new Promise<void>((ready) => {
      started.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) ready();
      });
    });
    return started;
  };
  const end = (running: ReturnType<typeof spawn>) =>
    new Promise((done) => {
      running.once('exit', done);
      running.kill('SIGTERM');
    });
  let server = await launch();
  let database = 0;
  return {
    options: async () => ({ databaseUrl: '', redisUrl: `redis://127.0.0.1:${port}/${database++}` }),
    async restart(awayMs) {
      await end(server);
      await new Promise((done) => setTimeout(done, awayMs));
      server = await launch();
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const until = async (condition: () => boolean | Promise<boolean>, withinMs = 25_000) => {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('waited in vain');
};

describe.each(servers)('the queue on %s', (_name, start, available) => {
  const promise = available ? test : test.skip;
  let server: Server;
  const opened: JobQueue[] = [];
  const open = async (options: QueueOptions) => {
    const queue = await createQueue(options);
    opened.push(queue);
    return queue;
  };
  beforeAll(async () => {
    if (available) server = await start();
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
});
