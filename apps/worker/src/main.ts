import { takeSettings } from '@lqc/contracts';
import { migrated, openDatabase } from '@lqc/database';
import { createQueue } from '@lqc/queue';
import { startTracing } from '@lqc/tracing';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { guardMainThread } from './isolation/main-thread-guard.js';
import { jobHandlers } from './jobs/index.js';
import { startWorker } from './runtime/worker.js';
import { startStatusServer } from './status/status-server.js';
import { WorkerMetrics } from './status/worker-metrics.js';

const SCHEMA_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 28_000;
const LEFT_ALONE_FINISH_WITHIN_MS = 2000;
/** What of a worker's jobs may speak to the database at the same time, model calls mostly wait. */
const POOL_SIZE_MAX = 16;

const settings = await takeSettings(process);
const config = orStop(() => readConfig(settings));
const stderr = pino.destination(2);
// A terminal that was closed takes no more lines; what is in hand is handed back all the same.
stderr.on('error', () => {});
const log = pino({ level: config.logLevel, base: { process: 'worker' } }, stderr);
const tracing = await startTracing({ service: 'liaison-worker', endpoint: config.traceEndpoint });
const database = await openDatabase({
  url: config.databaseUrl,
  applicationName: 'liaison-worker',
  poolSize: Math.min(POOL_SIZE_MAX, inHandAtMost() * 2 + 2),
  onPoolError: (error) => log.warn({ error: error.message }, 'database connection lost'),
});
await migrated(database, SCHEMA_WITHIN_MS);
const queue = await createQueue({
  databaseUrl: config.databaseUrl,
  redisUrl: config.redisUrl,
  concurrency: config.concurrency,
  onError: (error, leftOut) => log.warn({ error: error.message, leftOut }, 'queue error'),
});
const metrics = new WorkerMetrics(database);
const worker = await startWorker({
  database,
  queue,
  handlers: jobHandlers,
  log,
  concurrency: config.concurrency,
  metrics,
  llm: { ...config.llm, onTokensUsed: metrics.tokensUsed, onFailure: metrics.modelFailed },
});
const status =
  config.status &&
  (await startStatusServer({
    ...config.status,
    metrics,
    isReady: async () => (await database.isReady()) && (await queue.isReady()),
  }));
guardMainThread();
process.stdout.write('READY\n');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());
// Of `npm start`, which stops its processes so or is gone: they follow it before long.
process.once('disconnect', () => stop(LEFT_ALONE_FINISH_WITHIN_MS));
if (process.connected === false) stop(LEFT_ALONE_FINISH_WITHIN_MS);

function stop(finishWithinMs?: number): void {
  if (stopping) return;
  stopping = true;
  // A server that is away may keep a close waiting; what was in hand is taken over by others.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void worker
    .stop({ finishWithinMs })
    .then(() => status?.close())
    .then(() => queue.close())
    .then(() => database.close())
    .then(() => tracing.stop())
    .finally(() => process.exit(0));
}

function inHandAtMost(): number {
  return Object.values(config.concurrency).reduce((sum, count) => sum + count, 0);
}

function orStop<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`worker: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}
