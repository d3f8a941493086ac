import { migrated, openDatabase } from '@lqc/database';
import { createQueue } from '@lqc/queue';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { jobHandlers } from './jobs/index.js';
import { startWorker } from './runtime/worker.js';

const SCHEMA_WITHIN_MS = 120_000;

const config = orStop(() => readConfig(process.env));
const log = pino({ level: config.logLevel, base: { process: 'worker' } }, pino.destination(2));
const database = await openDatabase({
  url: config.databaseUrl,
  applicationName: 'liaison-worker',
  // Answers in hand write often, each for a moment.
  poolSize: config.concurrency * 2 + 6,
  onPoolError: (error) => log.warn({ error: error.message }, 'database connection lost'),
});
await migrated(database, SCHEMA_WITHIN_MS);
const queue = await createQueue({
  databaseUrl: config.databaseUrl,
  redisUrl: config.redisUrl,
  concurrency: config.concurrency,
  modelConcurrency: config.modelConcurrency,
  onError: (error, leftOut) => log.warn({ error: error.message, leftOut }, 'queue error'),
});
const worker = await startWorker({
  database,
  queue,
  handlers: jobHandlers,
  log,
  llm: config.llm,
});
process.stdout.write('READY\n');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void worker
      .stop()
      .then(() => queue.close())
      .then(() => database.close())
      .finally(() => process.exit(0));
  });

function orStop<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`worker: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}
