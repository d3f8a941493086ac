import { type Weight, WORKER_CONCURRENCY } from '@lqc/contracts';
import {
  HOST_NAME,
  listOf,
  readSettings,
  SETTINGS_OF_BOTH,
  wholeNumber,
} from '@lqc/contracts/settings';
import { z } from 'zod';

const WORKER_CONCURRENCY_MAX = 200;
const MAX_MEMORY_MB = 1536;
/** A worker that has nothing to do holds some 170 MB, and would be started anew for ever below that. */
const LEAST_MEMORY_MB = 256;

const concurrencyOf = (weight: Weight) =>
  wholeNumber(0, WORKER_CONCURRENCY_MAX).default(WORKER_CONCURRENCY[weight]);

const Settings = z.object({
  ...SETTINGS_OF_BOTH,
  /** Runs of each weight at once; with 0 this worker takes none of that weight. */
  WORKER_QUICK_CONCURRENCY: concurrencyOf('quick'),
  WORKER_HEAVY_CONCURRENCY: concurrencyOf('heavy'),
  WORKER_MODEL_CONCURRENCY: concurrencyOf('model'),
  /** Resident memory past which the worker finishes what it has in hand and is started anew. */
  WORKER_MAX_MEMORY_MB: wholeNumber(LEAST_MEMORY_MB).default(MAX_MEMORY_MB),
  /** Port for health and metrics; left out, they are not served. */
  WORKER_STATUS_PORT: wholeNumber(0, 65_535).optional(),
  WORKER_STATUS_HOST: z.string().default('127.0.0.1'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.x.ai/v1')
    .describe('must be an address that starts with http:// or https://'),
  /** Hosts that the model may be asked of without TLS, with commas, besides this machine. */
  LLM_HTTP_HOSTS: listOf(HOST_NAME).describe(
    'must be names of hosts, separated by commas, without http:// and without a port',
  ),
});

/** Reads the worker's settings; throws with one sentence that names the wrong one. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = readSettings(Settings, env);
  const model = new URL(settings.LLM_BASE_URL);
  const inTheClear = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...settings.LLM_HTTP_HOSTS.map((host) => host.toLowerCase()),
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
