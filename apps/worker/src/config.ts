import { LLM_BASE_URL } from '@lqc/contracts';
import { z } from 'zod';

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(4),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).default(LLM_BASE_URL),
  XAI_API_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface WorkerConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly concurrency: number;
  readonly llm: { readonly baseUrl: string; readonly apiKey: string };
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
  const { DATABASE_URL, REDIS_URL, WORKER_CONCURRENCY, LOG_LEVEL, ...llm } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    concurrency: WORKER_CONCURRENCY,
    llm: { baseUrl: llm.LLM_BASE_URL, apiKey: llm.XAI_API_KEY },
    logLevel: LOG_LEVEL,
  };
}
