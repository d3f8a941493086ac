import { LLM_BASE_URL, type Weight, WORKER_CONCURRENCY } from '@lqc/contracts';
import { z } from 'zod';

const WORKER_CONCURRENCY_MAX = 200;
const MAX_MEMORY_MB = 1536;

const concurrencyOf = (weight: Weight) =>
  z.coerce.number().int().min(0).max(WORKER_CONCURRENCY_MAX).default(WORKER_CONCURRENCY[weight]);

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Runs of each weight at once; with 0 this worker takes none of that weight. */
  WORKER_QUICK_CONCURRENCY: concurrencyOf('quick'),
  WORKER_HEAVY_CONCURRENCY: concurrencyOf('heavy'),
  WORKER_MODEL_CONCURRENCY: concurrencyOf('model'),
  /** Resident memory past which the worker finishes what it has in hand and is started anew. */
  WORKER_MAX_MEMORY_MB: z.coerce.number().int().min(1).default(MAX_MEMORY_MB),
  /** Port for health and metrics; left out, they are not served. */
  WORKER_STATUS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  WORKER_STATUS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).default(LLM_BASE_URL),
  /** Hosts that the model may be asked of without TLS, with commas, besides this machine. */
  LLM_HTTP_HOSTS: z.string().default(''),
  XAI_API_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Reads the worker's settings; throws with one sentence that names the wrong one. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is missing or not valid (${issue?.message}).`);
  }
  const settings = parsed.data;
  const model = new URL(settings.LLM_BASE_URL);
  const inTheClear = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...settings.LLM_HTTP_HOSTS.toLowerCase().split(/[,\s]+/),
  ];
  if (model.protocol === 'http:' && !inTheClear.includes(model.hostname))
    throw new Error(
      `LLM_BASE_URL sends narratives and the key to ${model.hostname} without TLS: use https, or name the host in LLM_HTTP_HOSTS.`,
    );
  const concurrency = {
    quick: settings.WORKER_QUICK_CONCURRENCY,
    heavy: settings.WORKER_HEAVY_CONCURRENCY,
    model: settings.WORKER_MODEL_CONCURRENCY,
  };
  if (Object.values(concurrency).every((count) => count === 0))
    throw new Error('WORKER_QUICK_CONCURRENCY, _HEAVY_ and _MODEL_ may not all be 0.');
  return {
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    concurrency,
    maxMemoryBytes: settings.WORKER_MAX_MEMORY_MB * 2 ** 20,
    status:
      settings.WORKER_STATUS_PORT === undefined
        ? undefined
        : { port: settings.WORKER_STATUS_PORT, host: settings.WORKER_STATUS_HOST },
    traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    llm: { baseUrl: settings.LLM_BASE_URL, apiKey: settings.XAI_API_KEY },
    logLevel: settings.LOG_LEVEL,
  };
}
