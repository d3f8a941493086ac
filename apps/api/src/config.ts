import { z } from 'zod/mini';

const onOff = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((v) => v === 'true' || v === '1'),
);

const Settings = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
  ADMIN_USERNAME: z._default(z.string().check(z.regex(/^[A-Za-z0-9._-]{3,64}$/)), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12), z.maxLength(256))),
  JWT_SECRET: z.optional(z.string().check(z.minLength(32))),
  /** Set behind a proxy that ends TLS: its address headers are believed and cookies are Secure. */
  BEHIND_TLS: z._default(onOff, false),
  WEB_DIST: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly behindTls: boolean;
  readonly webDist: string | undefined;
  readonly logLevel: string;
}

const RULES: Readonly<Record<string, string>> = {
  PORT: 'must be a whole number from 0 to 65535',
  DATABASE_URL: 'must be set to an address that starts with postgres://',
  REDIS_URL: 'must be an address that starts with redis://',
  ADMIN_USERNAME: 'must be 3 to 64 letters, digits, dots, underscores or hyphens',
  ADMIN_PASSWORD: 'must have 12 to 256 characters',
  JWT_SECRET: 'must have at least 32 characters',
  BEHIND_TLS: 'must be true or false',
  LOG_LEVEL: 'must be debug, info, warn, error or silent',
};

/** Reads the gateway's settings; throws with one sentence that names the wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
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
    redisUrl: s.REDIS_URL,
    adminUsername: s.ADMIN_USERNAME,
    adminPassword: s.ADMIN_PASSWORD,
    jwtSecret: s.JWT_SECRET,
    behindTls: s.BEHIND_TLS,
    webDist: s.WEB_DIST,
    logLevel: s.LOG_LEVEL,
  };
}
