import { once } from 'node:events';
import {
  type BackendFactory,
  createPostgresBackend,
  type IQueueBackend,
  runMigrations,
} from 'bullmq';
import { Redis } from 'ioredis';
import { HeardClient, servingLimits, within } from '@lqc/database';
import { PatientPool } from './patient-pool.js';

/** A server that BullMQ stores its messages in: PostgreSQL or Redis. */
export interface Backend {
  /** Options for constructing BullMQ's Queue and Worker. */
  readonly connection: unknown;
  readonly factory: BackendFactory<IQueueBackend, never> | undefined;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';

/** Messages in the product's PostgreSQL, in a separate schema. */
export async function postgresBackend(
  databaseUrl: string,
  {
    connections,
    onError,
    statementWithinMs,
  }: {
    connections: number;
    onError: (error: Error) => void;
    statementWithinMs?: number | undefined;
  },
): Promise<Backend> {
  const pool = new PatientPool({
    Client: HeardClient,
    connectionString: databaseUrl,
    max: connections,
    options: `-c search_path=${SCHEMA}`,
    application_name: 'liaison-queue',
    ...servingLimits(statementWithinMs),
  });
  pool.on('error', onError);
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
  return {
    connection: pool,
    factory: createPostgresBackend as unknown as Backend['factory'],
    isReady: () => answers(pool.query('SELECT 1')),
    close: () => pool.end(),
  };
}

const LONGEST_RECONNECT_MS = 5000;

/**
 * Messages in Redis, for many workers. A Redis where nothing listens may come yet, as after the machines lost
 * their power: who serves begins without it, and is not ready.
 *
 * @throws Error of one sentence that names REDIS_URL when it does not let us in, or its host is not known
 */
export async function redisBackend(
  redisUrl: string,
  { onError }: { onError: (error: Error) => void },
): Promise<Backend> {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    connectTimeout: 10_000,
    retryStrategy: (attempt) => Math.min(250 * 2 ** Math.min(attempt, 6), LONGEST_RECONNECT_MS),
  });
  // What stops the start is told by what is thrown.
  redis.on('error', () => {});
  const refusal = await within(ANSWER_WITHIN_MS, once(redis, 'ready')).then(() => null, refusalIn);
  if (refusal) {
    redis.disconnect();
    const { host } = new URL(redisUrl);
    throw new Error(`REDIS_URL: Redis at ${host} does not let us in (${refusal}).`);
  }
  redis.on('error', onError);
  return {
    connection: redis,
    factory: undefined,
    isReady: async () => redis.status === 'ready' && answers(redis.ping()),
    async close() {
      redis.disconnect();
    },
  };
}

const ANSWER_WITHIN_MS = 2000;
/**
 * What Redis answers where nobody is let in. Those before 6 say of a password `ERR` alone, as of much that
 * waiting mends, such as too many clients.
 */
const REFUSAL =
  /\b(?:WRONGPASS|NOAUTH|NOPERM|ERR(?= (?:invalid password|AUTH |Client sent AUTH)))\b/;

/**
 * What no waiting mends, in a word: an unknown host, or the first word of what Redis answers. A name server
 * that does not answer (`EAI_AGAIN`) may do so yet.
 */
export function refusalIn({ code, message }: NodeJS.ErrnoException): string | null {
  if (code) return code === 'ENOTFOUND' ? code : null;
  return REFUSAL.exec(message)?.[0] ?? null;
}

const answers = (question: Promise<unknown>): Promise<boolean> =>
  within(ANSWER_WITHIN_MS, question).then(
    () => true,
    () => false,
  );
