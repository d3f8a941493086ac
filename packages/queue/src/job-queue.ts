import { JOBS, type JobName, type Weight, WEIGHTS, WORKER_CONCURRENCY } from '@lqc/contracts';
import { Queue, Worker } from 'bullmq';
import { type Backend, postgresBackend, redisBackend } from './backends.js';
import { keepConsuming } from './keep-consuming.js';
import { rateLimited } from './rate-limited.js';
import { within } from './within.js';

export interface QueueOptions {
  readonly databaseUrl: string;
  /** With one, messages go through Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  /** Told of the server's errors, at most once in five seconds. */
  readonly onError?: (error: Error, leftOut: number) => void;
  /** Messages of each weight that a consumer holds at once; of weight 0 it takes none. */
  readonly concurrency?: Concurrency;
}

export type Concurrency = Readonly<Record<Weight, number>>;

export interface Consumer {
  /** Takes no new message, waits for those in hand; `force` gives them back unfinished. */
  close(options?: { force?: boolean }): Promise<void>;
}

/**
 * The one door to the queues, one for each weight of work. Only run ids travel; PostgreSQL's
 * `job_run` holds everything else.
 */
export interface JobQueue {
  /**
   * Sends a run's id to the queue of its job's weight. `attempt` counts the attempts that came
   * before: the same one sent again while it waits stays one message. Rejects when the server does
   * not take it within five seconds.
   */
  enqueue(runId: string, name: JobName, attempt?: number): Promise<void>;
  /**
   * Calls `handler` for each message; a throw is tried again with backoff, as the job table says. A
   * message says that there is one more run of its weight to carry out; whose turn it is, `job_run`
   * knows.
   */
  consume(handler: (runId: string, weight: Weight) => Promise<void>): Consumer;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const ERROR_INTERVAL_MS = 5000;
const SECOND_MS = 1000;
const SEND_WITHIN_MS = 5 * SECOND_MS;

// Measured: a killed worker's jobs came back after 22 s with these, after 77 s with the defaults.
const WORKER_SETTINGS = {
  lockDuration: 15_000,
  stalledInterval: 5000,
  maxStalledCount: 2,
} as const;

const queueName = (weight: Weight) => `runs-${weight}`;

/** Opens the queues on Redis when there is a `redisUrl`, else on PostgreSQL. */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const concurrency = options.concurrency ?? WORKER_CONCURRENCY;
  const onError = rateLimited<Error>(ERROR_INTERVAL_MS, options.onError ?? (() => {}));
  const backend: Backend = options.redisUrl
    ? redisBackend(options.redisUrl, { onError })
    : await postgresBackend(options.databaseUrl, {
        connections: connections(concurrency),
        onError,
      });
  const settings = { connection: backend.connection as never };
  const queues = Object.fromEntries(
    WEIGHTS.map((weight) => [weight, openQueue(weight, settings, backend, onError)]),
  ) as Record<Weight, Queue<Message>>;
  // PostgreSQL has just answered; Redis may still be away, and the gateway lives without it.
  if (!options.redisUrl)
    await Promise.all(WEIGHTS.map((weight) => queues[weight].waitUntilReady()));
  const consumers = new Set<Consumer>();

  return {
    async enqueue(runId, name, attempt = 0) {
      const { weight, attempts } = JOBS[name];
      const options = {
        jobId: `${runId}-${attempt}`,
        attempts,
        backoff: { type: 'exponential', delay: 2 * SECOND_MS },
      };
      await within(SEND_WITHIN_MS, queues[weight].add(name, { runId }, options));
    },

    consume(handler) {
      const running = WEIGHTS.filter((weight) => concurrency[weight] > 0).map((weight) =>
        keepConsuming(
          () =>
            new Worker<Message>(
              queueName(weight),
              (job) => handler(job.data.runId, weight),
              {
                ...settings,
                ...WORKER_SETTINGS,
                concurrency: concurrency[weight],
                autorun: false,
              },
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
      await Promise.all(WEIGHTS.map((weight) => queues[weight].close()));
      await backend.close();
    },
  };
}

type Message = { runId: string };

function openQueue(
  weight: Weight,
  settings: { connection: never },
  { factory }: Backend,
  onError: (error: Error) => void,
): Queue<Message> {
  const queue = new Queue<Message>(
    queueName(weight),
    {
      ...settings,
      // `job_run` keeps the history; a message that stayed would keep its id from being sent again.
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    },
    factory as never,
  );
  queue.on('error', onError);
  return queue;
}

/** A listening connection for each weight, and some for short statements of all of them. */
function connections(concurrency: Concurrency): number {
  const inHand = WEIGHTS.reduce((sum, weight) => sum + concurrency[weight], 0);
  return WEIGHTS.length + Math.min(inHand, 4) + 1;
}
