import { JOB_LANES, type JobLane, JOBS, type JobName, laneOf } from '@lqc/contracts';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { type Backend, postgresBackend, redisBackend } from './backends.js';
import { keepConsuming } from './keep-consuming.js';
import { rateLimited } from './rate-limited.js';

export interface QueueOptions {
  readonly databaseUrl: string;
  /** With one, messages go through Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  /** Told of the server's errors, at most once in five seconds. */
  readonly onError?: (error: Error, leftOut: number) => void;
  /** Messages that one consumer holds at once; sizes the pool. */
  readonly concurrency?: number;
  /** Those of the lane that mostly waits for a model. */
  readonly modelConcurrency?: number;
}

/** What a consumer may say of a delivery that it could not finish. */
export class NoRetry extends UnrecoverableError {}

export interface Consumer {
  /** Takes no new message, waits for those in hand; `force` gives them back unfinished. */
  close(options?: { force?: boolean }): Promise<void>;
}

/** The one door to the queue. Only run ids travel; PostgreSQL's `job_run` holds everything else. */
export interface JobQueue {
  enqueue(runId: string, name: JobName): Promise<void>;
  /** Calls `handler` for each message; a throw is tried again with backoff, as the job table says. */
  consume(handler: (runId: string) => Promise<void>): Consumer;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** One queue a lane; the first one's name is older than lanes. */
const QUEUE_NAMES = { work: 'runs', model: 'model-runs' } as const satisfies Record<
  JobLane,
  string
>;
/** Renewing the locks of jobs that wait takes a few connections, however many they are. */
const MODEL_CONNECTIONS = 4;
const ERROR_INTERVAL_MS = 5000;
const SECOND_MS = 1000;
const HOUR_S = 3600;

// Measured: a killed worker's jobs came back after 22 s with these, after 77 s with the defaults.
const WORKER_SETTINGS = {
  lockDuration: 15_000,
  stalledInterval: 5000,
  maxStalledCount: 2,
} as const;

/** Opens the queue on Redis when there is a `redisUrl`, else on PostgreSQL. */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const concurrency: Record<JobLane, number> = {
    work: options.concurrency ?? 4,
    model: options.modelConcurrency ?? 4,
  };
  const onError = rateLimited<Error>(ERROR_INTERVAL_MS, options.onError ?? (() => {}));
  const backend: Backend = options.redisUrl
    ? redisBackend(options.redisUrl, { onError })
    : // Each job in hand, the worker's own queries and its LISTEN connection.
      await postgresBackend(options.databaseUrl, {
        connections: concurrency.work + 4 + MODEL_CONNECTIONS,
        onError,
      });
  const settings = { connection: backend.connection as never };
  const queueOf = (lane: JobLane) => {
    const queue = new Queue<{ runId: string }>(
      QUEUE_NAMES[lane],
      {
        ...settings,
        defaultJobOptions: {
          removeOnComplete: { age: 24 * HOUR_S, count: 1000 },
          removeOnFail: { age: 7 * 24 * HOUR_S },
        },
      },
      backend.factory as never,
    );
    queue.on('error', onError);
    return queue;
  };
  const queues = { work: queueOf('work'), model: queueOf('model') };
  // PostgreSQL has just answered; Redis may still be away, and the gateway lives without it.
  if (!options.redisUrl) await Promise.all(JOB_LANES.map((lane) => queues[lane].waitUntilReady()));
  const consumers = new Set<Consumer>();

  return {
    async enqueue(runId, name) {
      const { attempts } = JOBS[name];
      const backoff = { type: 'exponential', delay: 2 * SECOND_MS };
      await queues[laneOf(name)].add(name, { runId }, { attempts, backoff });
    },

    consume(handler) {
      const running = JOB_LANES.map((lane) =>
        keepConsuming(
          () =>
            new Worker<{ runId: string }>(
              QUEUE_NAMES[lane],
              (job) => handler(job.data.runId),
              { ...settings, ...WORKER_SETTINGS, concurrency: concurrency[lane], autorun: false },
              backend.factory as never,
            ),
          onError,
        ),
      );
      const consumer: Consumer = {
        async close(options) {
          consumers.delete(consumer);
          await Promise.all(running.map((one) => one.close(options)));
        },
      };
      consumers.add(consumer);
      return consumer;
    },

    isReady: () => backend.isReady(),

    async close() {
      await Promise.all([...consumers].map((consumer) => consumer.close()));
      await Promise.all(JOB_LANES.map((lane) => queues[lane].close()));
      await backend.close();
    },
  };
}
