import { JOBS, type JobName, type Weight, WEIGHTS, WORKER_CONCURRENCY } from '@lqc/contracts';
import { within } from '@lqc/database';
import { Queue, Worker } from 'bullmq';
import { type Backend, postgresBackend, redisBackend } from './backends.js';
import { keepConsuming } from './keep-consuming.js';
import { rateLimited } from './rate-limited.js';

export interface QueueOptions {
  readonly databaseUrl: string;
  /** When given, messages go through Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  /** Called with errors of the server, at most once in five seconds. */
  readonly onError?: (error: Error, leftOut: number) => void;
  /** Messages of each weight that a consumer handles at once; with 0 it takes none of that weight. */
  readonly concurrency?: Concurrency;
  /** What PostgreSQL gives a statement, as `servingLimits` has it by default. */
  readonly statementWithinMs?: number;
}

export type Concurrency = Readonly<Record<Weight, number>>;

export interface Consumer {
  /**
   * Takes no new messages and waits for those being handled; a server that is away, which nothing could be
   * told, returns them unfinished.
   */
  close(): Promise<void>;
}

/**
 * The queues of runs, one for each weight of work. Messages hold only a run's id; everything else is
 * in the table `job_run`.
 */
export interface JobQueue {
  /**
   * Sends a run's id to the queue of its job's weight. `attempt` is the number of attempts before. A
   * message is identified by run and attempt, so sending it again while it waits adds no second one.
   * Rejects when the server does not accept it within five seconds.
   */
  enqueue(runId: string, name: JobName, attempt?: number): Promise<void>;
  /**
   * Calls `handler` for each message. When it throws, the message is delivered again with backoff, as
   * often as the job's attempts allow. A message only says that there is one more run of its weight to
   * carry out; the handler claims the next run in order, which may be another than the message's.
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

/**
 * Opens the queues on Redis when there is a `redisUrl`, else on PostgreSQL.
 *
 * @throws Error when its server does not let us in
 */
export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  const concurrency = options.concurrency ?? WORKER_CONCURRENCY;
  const onError = rateLimited<Error>(ERROR_INTERVAL_MS, options.onError ?? (() => {}));
  const backend: Backend = options.redisUrl
    ? await redisBackend(options.redisUrl, { onError })
    : await postgresBackend(options.databaseUrl, {
        connections: connections(concurrency),
        onError,
        statementWithinMs: options.statementWithinMs,
      });
  const settings = { connection: backend.connection as never };
  const queues = Object.fromEntries(
    WEIGHTS.map((weight) => [weight, openQueue(weight, settings, backend, onError)]),
  ) as Record<Weight, Queue<Message>>;
  // PostgreSQL has just answered, but Redis may not be reachable yet, and the gateway starts without it.
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
        async close() {
          consumers.delete(consumer);
          // BullMQ would wait for the server to come back, for its commands are never given up.
          const force = !(await backend.isReady());
          await Promise.all(running.map((one) => one.close({ force })));
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
      // Finished messages are removed: `job_run` has the history, and a message left over would prevent its
      // id from being sent again.
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    },
    factory as never,
  );
  queue.on('error', onError);
  return queue;
}

/** Connections needed: a listening one for each weight, and some for short statements. */
function connections(concurrency: Concurrency): number {
  const inHand = WEIGHTS.reduce((sum, weight) => sum + concurrency[weight], 0);
  return WEIGHTS.length + Math.min(inHand, 4) + 1;
}
