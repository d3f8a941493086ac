import { LLM_BASE_URL } from '@lqc/contracts';
import { z } from 'zod';

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(4),
  /** Answers and drafts that may be written at once; they mostly wait. */
  WORKER_MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(50),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).default(LLM_BASE_URL),
  XAI_API_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface WorkerConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly concurrency: number;
  readonly modelConcurrency: number;
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
  const { DATABASE_URL, REDIS_URL, LOG_LEVEL, ...llm } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    concurrency: llm.WORKER_CONCURRENCY,
    modelConcurrency: llm.WORKER_MODEL_CONCURRENCY,
    llm: { baseUrl: llm.LLM_BASE_URL, apiKey: llm.XAI_API_KEY },
    logLevel: LOG_LEVEL,
  };
}
