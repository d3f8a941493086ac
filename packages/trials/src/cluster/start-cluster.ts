import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USAGE_LIMITS, type UsageLimitName } from '@lqc/contracts';
import { type ModelStandIn, startModelStandIn } from '@lqc/drafting/testing';
import { sampleNames } from '@lqc/sample-data';
import { startTestRedis, type TestRedis } from '@lqc/queue/testing';
import { type ProductProcess, startProcess } from '../processes/product-process.js';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from './caller.js';
import { type PostgresServer, startPostgresServer } from './postgres-server.js';

/** The product as several processes, with the servers that they use. */
export interface Cluster {
  readonly postgres: PostgresServer;
  readonly redis: TestRedis | null;
  readonly model: ModelStandIn;
  /** The folder for temporary files of its processes. */
  readonly temporary: string;
  readonly gateways: ProductProcess[];
  readonly workers: ProductProcess[];
  /** The admin, whose calls go to the gateways in turn. */
  readonly admin: Caller;
  /** How many workers ended by themselves and were started anew. */
  restarts(): number;
  /** Kills these workers and starts as many new ones. */
  replaceWorkers(killed: readonly ProductProcess[]): Promise<void>;
  /** Kills a gateway and starts another on the same address. */
  replaceGateway(killed: ProductProcess): Promise<ProductProcess>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly gateways: number;
  readonly workers: number;
  readonly backend: 'PostgreSQL' | 'Redis';
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder with the built `api` and `worker`; by default that of the repository. */
  readonly apps?: string;
  /** Keeps the limits on what one person may do at once. By default they are raised to their maximum. */
  readonly hasLimits?: boolean;
  /** The folder of PostgreSQL's data, which are kept when the cluster stops; by default a temporary one. */
  readonly databaseFolder?: string | undefined;
  /** Puts PostgreSQL on a separate small disk that can be filled. */
  readonly hasSmallDisk?: boolean;
}

/** Raises all usage limits to their maximum, so that the admin can act for a whole office. */
async function raiseLimits({ api }: Caller): Promise<void> {
  const { limits, changed_at: based_on } = await api.call('usageLimits');
  const names = Object.keys(limits) as UsageLimitName[];
  const most = names.map((name) => [name, USAGE_LIMITS[name].max]);
  await api.call('saveUsageLimits', { body: { ...Object.fromEntries(most), based_on } });
}

const START_AGAIN_MS = 1000;
/** The password that a cluster's admin has. */
export const ADMIN_PASSWORD = 'kata-sandi-uji-tahan-banting';

/** Starts the product as several real processes on loopback, with servers of its own. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const postgres = await startPostgresServer({
    hasSmallDisk: options.hasSmallDisk,
    folder: options.databaseFolder,
  });
  const redis = options.backend === 'Redis' ? await startTestRedis() : null;
  const model = await startModelStandIn(sampleNames);
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-trial-data-'));
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // Files that killed processes leave behind are removed with this folder.
    TMPDIR: dataDir,
    DATABASE_URL: postgres.url,
    ...(redis && { REDIS_URL: redis.url() }),
    ADMIN_PASSWORD,
    JWT_SECRET: 'rahasia-yang-cukup-panjang-untuk-uji-ini',
    LLM_BASE_URL: model.url,
    XAI_API_KEY: 'kunci-uji',
    LOG_LEVEL: 'info',
    ...options.settings,
  };
  const startGateway = (port = '0') => startProcess('api', { ...env, PORT: port }, options.apps);
  // The first gateway migrates the database before the others start.
  const gateways = [await startGateway()];
  const more = Array.from({ length: options.gateways - 1 }, () => startGateway());
  gateways.push(...(await Promise.all(more)));
  let restarts = 0;
  let isStopping = false;
  /** Starts a worker, and another in its place when it ends with an exit code that is no success. */
  const startWorker = async (): Promise<ProductProcess> => {
    const worker = await startProcess('worker', env, options.apps);
    worker.onEnd((exitCode) => {
      if (!exitCode) return;
      restarts += 1;
      void replace(worker);
    });
    return worker;
  };
  /** As those who look after processes: again and again, for a server that it needs may be away. */
  const replace = async (worker: ProductProcess): Promise<void> => {
    while (!isStopping) {
      const next = await startWorker().catch(() => pause(START_AGAIN_MS));
      if (next) return void (workers[workers.indexOf(worker)] = next);
    }
  };
  const workers = await Promise.all(Array.from({ length: options.workers }, startWorker));
  const admin = new Caller(gateways.map(addressOf));
  await admin.signIn('admin', ADMIN_PASSWORD);
  // Older versions, which `apps` may hold, have no limits.
  if (!options.hasLimits && !options.apps) await raiseLimits(admin);

  return {
    postgres,
    redis,
    model,
    temporary: dataDir,
    gateways,
    workers,
    admin,
    restarts: () => restarts,
    async replaceWorkers(killed) {
      // Each by itself, as those who look after processes start them again.
      await Promise.all(killed.map((one) => one.end('SIGKILL').then(() => replace(one))));
    },
    async replaceGateway(killed) {
      await killed.end('SIGKILL');
      const next = await startGateway(new URL(addressOf(killed)).port);
      gateways[gateways.indexOf(killed)] = next;
      return next;
    },
    async stop() {
      isStopping = true;
      await Promise.all([...workers, ...gateways].map((one) => one.end('SIGTERM')));
      await model.stop();
      await redis?.stop();
      await postgres.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that a gateway listens on. */
export function addressOf({ announced }: ProductProcess): string {
  const { address } = JSON.parse(announced) as { address: string };
  return address.replace('localhost', '127.0.0.1');
}
