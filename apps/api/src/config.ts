import { LLM_MODELS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lqc/contracts';
import {
  HOST_NAME,
  listOf,
  postgresUrl,
  readSettings,
  SETTINGS_OF_BOTH,
  wholeNumber,
} from '@lqc/contracts/settings';
import { z } from 'zod';

const Settings = z
  .object({
    ...SETTINGS_OF_BOTH,
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    /** The same database for the role that owns the tables; DATABASE_URL's then needs to own none. */
    MIGRATION_DATABASE_URL: postgresUrl()
      .optional()
      .describe('must be an address of another role that starts with postgres://'),
    ADMIN_USERNAME: z
      .string()
      .regex(/^[A-Za-z0-9._-]{3,64}$/)
      .default('admin')
      .describe('must be 3 to 64 letters, digits, dots, underscores or hyphens'),
    ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_MIN_LENGTH)
      .max(PASSWORD_MAX_LENGTH)
      .optional()
      .describe(`must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`),
    JWT_SECRET: z.string().min(32).optional().describe('must have at least 32 characters'),
    /**
     * True behind a proxy that terminates TLS: its address headers are trusted, cookies are Secure.
     */
    BEHIND_TLS: z
      .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
      .default(false)
      .describe('must be true or false'),
    /**
     * Allowed host names, separated by commas, besides IP addresses and names of the local network.
     */
    ALLOWED_HOSTS: listOf(HOST_NAME).describe(
      'must be names of hosts, separated by commas, without http:// and without a port',
    ),
    /** More models that admins can choose, separated by commas. */
    LLM_MODELS: listOf(/^[\x21-\x7e]+$/).describe(
      'must be names of models, separated by commas, without spaces',
    ),
    /** Calls of one person per minute. */
    RATE_LIMIT_PER_MINUTE: wholeNumber(1).default(30_000),
    /** Calls without a sign-in from one address per minute. */
    STRANGER_LIMIT_PER_MINUTE: wholeNumber(1).default(600),
    /** Bearer token with which Prometheus may read the metrics. */
    METRICS_TOKEN: z.string().min(32).optional().describe('must have at least 32 characters'),
    /** The office's public key for guided capture (SPKI, base64); `npm run office-key -- make` makes one. */
    CAPTURE_OFFICE_KEY: z
      .base64()
      .optional()
      .describe('must be a public key in base64, as npm run office-key -- make prints it'),
    WEB_DIST: z.string().optional(),
  })
  .refine(
    ({ DATABASE_URL: serving, MIGRATION_DATABASE_URL: owner }) =>
      !owner || new URL(owner).username !== new URL(serving).username,
    { path: ['MIGRATION_DATABASE_URL'] },
  );

export type GatewayConfig = ReturnType<typeof readConfig>;

/**
 * Reads the gateway's settings from the environment. @throws Error that names the invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const s = readSettings(Settings, env);
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    migrationDatabaseUrl: s.MIGRATION_DATABASE_URL,
    redisUrl: s.REDIS_URL,
    adminUsername: s.ADMIN_USERNAME,
    adminPassword: s.ADMIN_PASSWORD,
    jwtSecret: s.JWT_SECRET,
    behindTls: s.BEHIND_TLS,
    allowedHosts: s.ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    llm: {
      models: [...new Set([...LLM_MODELS, ...s.LLM_MODELS])],
      isConfigured: s.XAI_API_KEY !== '',
    },
    rateLimitPerMinute: s.RATE_LIMIT_PER_MINUTE,
    strangerLimitPerMinute: s.STRANGER_LIMIT_PER_MINUTE,
    metricsToken: s.METRICS_TOKEN,
    captureOfficeKey: s.CAPTURE_OFFICE_KEY ?? null,
    webDist: s.WEB_DIST,
    traceEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: s.LOG_LEVEL,
  };
}
