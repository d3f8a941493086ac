import { LLM_BASE_URL, type Weight, WORKER_CONCURRENCY } from '@lqc/contracts';
import { z } from 'zod';

const WORKER_CONCURRENCY_MAX = 200;

const atOnce = (weight: Weight) =>
  z.coerce.number().int().min(0).max(WORKER_CONCURRENCY_MAX).default(WORKER_CONCURRENCY[weight]);

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Jobs of each weight at once; 0 leaves them to other workers. */
  WORKER_QUICK_CONCURRENCY: atOnce('quick'),
  WORKER_HEAVY_CONCURRENCY: atOnce('heavy'),
  WORKER_MODEL_CONCURRENCY: atOnce('model'),
  /** Where health and metrics are served; without it they are not. */
  WORKER_STATUS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  WORKER_STATUS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).default(LLM_BASE_URL),
  /** Hosts that the model may be asked of without TLS, with commas, besides this machine. */
  LLM_HTTP_HOSTS: z.string().default(''),
  XAI_API_KEY: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface WorkerConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly concurrency: Readonly<Record<Weight, number>>;
  readonly status: { readonly port: number; readonly host: string } | undefined;
  readonly traceEndpoint: string | undefined;
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
  const s = parsed.data;
  const model = new URL(s.LLM_BASE_URL);
  const inTheClear = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...s.LLM_HTTP_HOSTS.toLowerCase().split(/[,\s]+/),
  ];
  if (model.protocol === 'http:' && !inTheClear.includes(model.hostname))
    throw new Error(
      `LLM_BASE_URL sends narratives and the key to ${model.hostname} without TLS: use https, or name the host in LLM_HTTP_HOSTS.`,
    );
  const concurrency = {
    quick: s.WORKER_QUICK_CONCURRENCY,
    heavy: s.WORKER_HEAVY_CONCURRENCY,
    model: s.WORKER_MODEL_CONCURRENCY,
  };
  if (Object.values(concurrency).every((count) => count === 0))
    throw new Error('WORKER_QUICK_CONCURRENCY, _HEAVY_ and _MODEL_ may not all be 0.');
  return {
    databaseUrl: s.DATABASE_URL,
    redisUrl: s.REDIS_URL,
    concurrency,
    status:
      s.WORKER_STATUS_PORT === undefined
        ? undefined
        : { port: s.WORKER_STATUS_PORT, host: s.WORKER_STATUS_HOST },
    traceEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    llm: { baseUrl: s.LLM_BASE_URL, apiKey: s.XAI_API_KEY },
    logLevel: s.LOG_LEVEL,
  };
}
