import { errorKind, takeSettings } from '@lqc/contracts';
import { orStop } from '@lqc/contracts/settings';
import { migrated, openBySetting } from '@lqc/database';
import { createQueue } from '@lqc/queue';
import { startTracing } from '@lqc/tracing';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { guardMainThread } from './isolation/main-thread-guard.js';
import { jobHandlers } from './jobs/index.js';
import { limitMemory } from './runtime/memory-limit.js';
import { startWorker } from './runtime/worker.js';
import { startStatusServer } from './status/status-server.js';
import { WorkerMetrics } from './status/worker-metrics.js';

const SCHEMA_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 28_000;
/** Time for what still waits for unreachable servers when everything else has ended. */
const CLOSE_WITHIN_MS = 8000;
const ORPHAN_FINISH_WITHIN_MS = 2000;
/** As long as drafting a whole report may take; what takes longer is continued by another worker. */
const RENEW_WITHIN_MS = 600_000;
/** `EX_TEMPFAIL`: a failure to whoever keeps workers running, so that every kind of keeper starts another. */
const RENEWAL_EXIT_CODE = 75;
/** Database connections at most. Fewer than the jobs at once, since most wait for the language model. */
const POOL_SIZE_MAX = 16;

const settings = await takeSettings(process);
const config = await started(() => readConfig(settings));
const stderr = pino.destination(2);
// When the terminal was closed, logging fails; the worker must still stop in an orderly way.
stderr.on('error', () => {});
const log = pino({ level: config.logLevel, base: { process: 'worker' } }, stderr);
const tracing = await startTracing({ service: 'liaison-worker', endpoint: config.traceEndpoint });
const database = await started(() =>
  openBySetting('DATABASE_URL', {
    url: config.databaseUrl,
    applicationName: 'liaison-worker',
    poolSize: Math.min(POOL_SIZE_MAX, maxRunsAtOnce() * 2 + 2),
    onPoolError: (error) => log.warn({ error: errorKind(error) }, 'database connection lost'),
  }),
);
await started(() => migrated(database, SCHEMA_WITHIN_MS));
const queue = await started(() =>
  createQueue({
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    concurrency: config.concurrency,
    onError: (error, leftOut) => log.warn({ error: errorKind(error), leftOut }, 'queue error'),
  }),
);
const metrics = new WorkerMetrics(database);
// Before the worker takes a run, which would be cut off when there is nowhere to listen.
const status = await started(
  () =>
    config.status &&
    startStatusServer({
      ...config.status,
      metrics,
      isReady: async () => (await database.isReady()) && (await queue.isReady()),
    }),
);
const worker = await started(() =>
  startWorker({
    database,
    queue,
    handlers: jobHandlers,
    log,
    concurrency: config.concurrency,
    metrics,
    llm: { ...config.llm, onTokensUsed: metrics.tokensUsed, onFailure: metrics.modelFailed },
  }),
);
guardMainThread();
limitMemory(config.maxMemoryBytes, (residentBytes) => {
  log.warn(
    { resident_bytes: residentBytes, max_bytes: config.maxMemoryBytes },
    'memory limit passed: finishing what is in hand, to be started anew',
  );
  // Runs are not handed back: one that needs this much memory itself would be begun again and again.
  stop({ exitCode: RENEWAL_EXIT_CODE, finishWithinMs: RENEW_WITHIN_MS });
});
process.stdout.write('READY\n');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());
// `npm start` stops its children by closing this channel; it also closes when `npm start` was killed.
process.once('disconnect', () => stop({ finishWithinMs: ORPHAN_FINISH_WITHIN_MS }));
if (process.connected === false) stop({ finishWithinMs: ORPHAN_FINISH_WITHIN_MS });

/** Called again, as by a signal while a worker finishes to be started anew, it ends sooner, never later. */
function stop({
  exitCode = 0,
  ...options
}: { exitCode?: number; finishWithinMs?: number } = {}): void {
  // Closing may hang when a server cannot be reached; other workers then take the runs over.
  const withinMs = Math.max(STOP_WITHIN_MS, (options.finishWithinMs ?? 0) + CLOSE_WITHIN_MS);
  setTimeout(() => process.exit(1), withinMs).unref();
  const stopped = worker.stop(options);
  if (stopping) return;
  stopping = true;
  void stopped
    .then(() => status?.close())
    .then(() => queue.close())
    .then(() => database.close())
    .then(() => tracing.stop())
    .finally(() => process.exit(exitCode));
}

function maxRunsAtOnce(): number {
  return Object.values(config.concurrency).reduce((sum, count) => sum + count, 0);
}

function started<T>(step: () => T | Promise<T>): Promise<T> {
  return orStop('worker', step);
}
