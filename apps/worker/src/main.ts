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
const ORPHAN_FINISH_WITHIN_MS = 2000;
/** Database connections at most. Fewer than the jobs at once, since most wait for the language model. */
const POOL_SIZE_MAX = 16;

const settings = await takeSettings(process);
const config = orExit(() => readConfig(settings));
const stderr = pino.destination(2);
// When the terminal was closed, logging fails; the worker must still stop in an orderly way.
stderr.on('error', () => {});
const log = pino({ level: config.logLevel, base: { process: 'worker' } }, stderr);
const tracing = await startTracing({ service: 'liaison-worker', endpoint: config.traceEndpoint });
const database = await openDatabase({
  url: config.databaseUrl,
  applicationName: 'liaison-worker',
  poolSize: Math.min(POOL_SIZE_MAX, maxRunsAtOnce() * 2 + 2),
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
// `npm start` stops its children by closing this channel; it also closes when `npm start` was killed.
process.once('disconnect', () => stop(ORPHAN_FINISH_WITHIN_MS));
if (process.connected === false) stop(ORPHAN_FINISH_WITHIN_MS);

function stop(finishWithinMs?: number): void {
  if (stopping) return;
  stopping = true;
  // Closing may hang when a server cannot be reached; other workers then take the runs over.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void worker
    .stop({ finishWithinMs })
    .then(() => status?.close())
    .then(() => queue.close())
    .then(() => database.close())
    .then(() => tracing.stop())
    .finally(() => process.exit(0));
}

function maxRunsAtOnce(): number {
  return Object.values(config.concurrency).reduce((sum, count) => sum + count, 0);
}

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`worker: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}
