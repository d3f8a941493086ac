/** Settings that only the process which uses them may read. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'XAI_API_KEY',
  'METRICS_TOKEN',
] as const;

/**
 * Environment variable that announces the secret settings by message from the parent process, so
 * that they are never in an environment.
 */
export const SECRETS_COME = 'SECRETS_COME_BY_MESSAGE';

/** The parts of `process` that are used here. */
interface RunningProcess {
  readonly env: Record<string, string | undefined>;
  once(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * Returns all settings of a process and removes the secret ones from its environment, so that child
 * processes and logs of the environment do not contain them. Waits for the parent's message when
 * `SECRETS_COME` is set.
 */
export async function takeSettings(
  running: RunningProcess,
): Promise<Record<string, string | undefined>> {
  const { env } = running;
  const sent = env[SECRETS_COME]
    ? await new Promise<object>((resolve) =>
        running.once('message', (message) => resolve(message as object)),
      )
    : {};
  const settings = { ...env, ...sent };
  for (const name of SECRET_SETTINGS) delete env[name];
  return settings;
}
