import { z } from 'zod/mini';

const Settings = z.object({
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
  WORKER_CONCURRENCY: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32)), 4),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export interface WorkerConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly concurrency: number;
  readonly logLevel: string;
}

/** Reads the worker's settings; throws with one sentence that names the wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is missing or not valid (${issue?.message}).`);
  }
  const { DATABASE_URL, REDIS_URL, WORKER_CONCURRENCY, LOG_LEVEL } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    concurrency: WORKER_CONCURRENCY,
    logLevel: LOG_LEVEL,
  };
}
