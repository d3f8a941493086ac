/** Settings that nobody but the process they are for may read. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'XAI_API_KEY',
  'METRICS_TOKEN',
] as const;

/** Set where the secret settings come by message, so that no process' environment ever holds them. */
export const SECRETS_COME = 'SECRETS_COME_BY_MESSAGE';

interface Started {
  readonly env: Record<string, string | undefined>;
  once(event: 'message', heard: (message: unknown) => void): unknown;
}

/**
 * All settings of a process, its secrets taken out of its environment: what it starts, and whatever
 * prints that, does not find them there.
 */
export async function takeSettings(started: Started): Promise<Record<string, string | undefined>> {
  const { env } = started;
  const sent = env[SECRETS_COME]
    ? await new Promise<object>((resolve) =>
        started.once('message', (message) => resolve(message as object)),
      )
    : {};
  const settings = { ...env, ...sent };
  for (const name of SECRET_SETTINGS) delete env[name];
  return settings;
}
