import { LLM_MODELS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lqc/contracts';
import { z } from 'zod';

const Postgres = z.url({ protocol: /^postgres(ql)?$/ });

const Settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: Postgres,
    /** The same database for the role that owns the tables; the one above then needs to own none. */
    MIGRATION_DATABASE_URL: Postgres.optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    ADMIN_USERNAME: z
      .string()
      .regex(/^[A-Za-z0-9._-]{3,64}$/)
      .default('admin'),
    ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH).optional(),
    JWT_SECRET: z.string().min(32).optional(),
    /**
     * True behind a proxy that terminates TLS: its address headers are trusted, cookies are Secure.
     */
    BEHIND_TLS: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false),
    /**
     * Allowed host names, separated by commas, besides IP addresses and names of the local network.
     */
    ALLOWED_HOSTS: z.string().default(''),
    /** More models that admins can choose, separated by commas. */
    LLM_MODELS: z.string().default(''),
    /** Used by the workers; the gateway only reports whether it is set. */
    XAI_API_KEY: z.string().default(''),
    /** Calls of one person per minute. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(30_000),
    /** Calls without a sign-in from one address per minute. */
    STRANGER_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** Bearer token with which Prometheus may read the metrics. */
    METRICS_TOKEN: z.string().min(32).optional(),
    /** The office's public key for guided capture (SPKI, base64); `npm run office-key -- make` makes one. */
    CAPTURE_OFFICE_KEY: z.base64().optional(),
    WEB_DIST: z.string().optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .refine(
    ({ DATABASE_URL: serving, MIGRATION_DATABASE_URL: owner }) =>
      !owner || new URL(owner).username !== new URL(serving).username,
    { path: ['MIGRATION_DATABASE_URL'] },
  );

export type GatewayConfig = ReturnType<typeof readConfig>;

const RULES: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535',
  DATABASE_URL: 'must be set to an address that starts with postgres://',
  MIGRATION_DATABASE_URL: 'must be an address of another role that starts with postgres://',
  REDIS_URL: 'must be an address that starts with redis://',
  ADMIN_USERNAME: 'must be 3 to 64 letters, digits, dots, underscores or hyphens',
  ADMIN_PASSWORD: `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
  JWT_SECRET: 'must have at least 32 characters',
  BEHIND_TLS: 'must be true or false',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'must be an address that starts with http:// or https://',
  RATE_LIMIT_PER_MINUTE: 'must be a whole number from 1 on',
  STRANGER_LIMIT_PER_MINUTE: 'must be a whole number from 1 on',
  METRICS_TOKEN: 'must have at least 32 characters',
  CAPTURE_OFFICE_KEY: 'must be a public key in base64, as npm run office-key -- make prints it',
  LOG_LEVEL: 'must be debug, info, warn, error or silent',
};

/**
 * Reads the gateway's settings from the environment. @throws Error that names the invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(filled);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new Error(`${name} ${RULES[name] ?? 'is not valid'}.`);
  }
  const s = parsed.data;
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
    allowedHosts: listed(s.ALLOWED_HOSTS.toLowerCase()),
    llm: { models: modelsOf(s.LLM_MODELS), isConfigured: s.XAI_API_KEY !== '' },
    rateLimitPerMinute: s.RATE_LIMIT_PER_MINUTE,
    strangerLimitPerMinute: s.STRANGER_LIMIT_PER_MINUTE,
    metricsToken: s.METRICS_TOKEN,
    captureOfficeKey: s.CAPTURE_OFFICE_KEY ?? null,
    webDist: s.WEB_DIST,
    traceEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: s.LOG_LEVEL,
  };
}

function modelsOf(further: string): string[] {
  return [...new Set([...LLM_MODELS, ...listed(further)])];
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
