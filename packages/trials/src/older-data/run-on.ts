import { addressOf } from '../cluster/start-cluster.js';
import { startProcess } from '../processes/product-process.js';

export interface RunningOn {
  readonly address: string;
  /** The end of what gateway and worker logged. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts this version's gateway, which migrates, and one worker on an existing database. */
export async function runOn(databaseUrl: string, dataDir: string): Promise<RunningOn> {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TMPDIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
  };
  const gateway = await startProcess('api', env);
  const worker = await startProcess('worker', env);
  return {
    address: addressOf(gateway),
    log: () => [gateway, worker].map((one) => one.log()).join('\n'),
    async stop() {
      await Promise.all([gateway, worker].map((one) => one.end('SIGTERM')));
    },
  };
}
