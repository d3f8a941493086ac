import { untilCleanedUp, startCaretaker } from './life/caretaker.mjs';
import { claim } from './life/claim.mjs';
import { dataDirOf, whoRuns } from './life/data-dir.mjs';
import { keepPostgres } from './life/keep-postgres.mjs';
import { Supervisor } from './life/keep-running.mjs';
import { build, install, requireNode, stopWith } from './steps.mjs';

// `npm start`: installs, builds what changed, starts PostgreSQL (embedded unless DATABASE_URL is set), the
// gateway and one worker, and stops them together.

/** npm passes a Ctrl-C on that the terminal has already sent, so two signals so close count as one. */
const ONE_SIGNAL_MS = 500;
const LOOK_FOR_NPM_MS = 1000;

requireNode();
const settings = readSettings(process.env);
/** @type {import('./life/claim.mjs').Holder} */
const me = { command: 'npm start', pid: process.pid, address: null };
const holder = await claim(settings.dataDir, me);
if (holder)
  stopWith(
    `${whoRuns(settings.dataDir, holder)}\nNothing was changed. For a second one set another DATA_DIR and PORT.`,
  );
await untilCleanedUp(settings.dataDir);
await install();
await build();

let stopping = 0;
let postgres =
  /** @type {{ url: string, whenMigrated(): Promise<void>, stop(): Promise<void> } | null} */ (
    null
  );
/** @type {Supervisor | null} */
let supervisor = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
// Writing to a closed terminal fails, which must not end this process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
stopWhenNpmEnds();

const caretaker = startCaretaker(settings.dataDir);
postgres = settings.databaseUrl ? null : await startEmbedded();
supervisor = new Supervisor({ caretaker, giveUp: stop, ...(await environmentForAll()) });
// The gateway migrates the database, so the worker waits until it is ready.
supervisor.start('api', 'apps/api/dist/main.js', {
  FIRST_ADMIN: showFirstAdmin,
  READY: async ({ address }) => {
    if (supervisor.has('worker')) return;
    await postgres?.whenMigrated().catch((error) => {
      console.error(`The audit log could not be kept apart: ${error.message}`);
      return stop(1);
    });
    if (stopping) return;
    supervisor.start('worker', 'apps/worker/dist/main.js', {
      READY() {
        me.address = address;
        showReady();
      },
    });
  },
});

/**
 * The settings that this script itself acts on; gateway and worker check their own.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function readSettings(env) {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    stopWith(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    stopWith('DATABASE_URL must be an address that starts with postgres://.');
  if (env.MIGRATION_DATABASE_URL && !databaseUrl)
    stopWith(
      'MIGRATION_DATABASE_URL needs DATABASE_URL, the same database for the role that serves.',
    );
  return { port, databaseUrl, dataDir: dataDirOf(env) };
}

/** The environment of gateway and worker, and apart from it the secrets, which it must not contain. */
async function environmentForAll() {
  const { SECRET_SETTINGS, SECRETS_COME } = await import('#packages/contracts');
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? postgres?.url,
    [SECRETS_COME]: '1',
  };
  const secrets = Object.fromEntries(SECRET_SETTINGS.map((name) => [name, environment[name]]));
  for (const name of SECRET_SETTINGS) delete environment[name];
  return { environment, secrets };
}

async function startEmbedded() {
  const { giveToProduct, keepAuditApart, startEmbeddedPostgres } =
    await import('#packages/database');
  try {
    const { dataDir } = settings;
    const server = await startEmbeddedPostgres({ dataDir });
    const url = await giveToProduct(server.url);
    const { stop: stopServer } = keepPostgres(server, {
      start: (port) => startEmbeddedPostgres({ dataDir, port }),
      isStopping: () => stopping > 0,
      giveUp: stop,
    });
    return { url, whenMigrated: () => keepAuditApart(server.url), stop: stopServer };
  } catch (error) {
    return stopWith(
      `The embedded PostgreSQL did not start: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** @param {{ username?: string, password?: string }} account */
function showFirstAdmin({ username, password }) {
  console.log(
    [
      '',
      '  Akun admin pertama (ditampilkan hanya sekali):',
      `    nama pengguna  ${username}`,
      `    kata sandi     ${password}`,
      '',
    ].join('\n'),
  );
}

function showReady() {
  console.log(`Liaison Quick Capture: ${me.address}`);
  console.log('Ctrl-C to stop.');
}

/**
 * Stops everything in order. Called a second time, it ends at once and leaves the rest to the caretaker.
 *
 * @param {number} exitCode
 */
async function stop(exitCode) {
  if (stopping) return Date.now() - stopping > ONE_SIGNAL_MS ? process.exit(1) : undefined;
  stopping = Date.now();
  me.command = 'npm start, which is stopping,';
  me.address = null;
  await supervisor?.stop();
  await postgres?.stop();
  process.exit(exitCode);
}

/** Stops when npm has ended: the shell between npm and this process then ends too, without a signal. */
function stopWhenNpmEnds() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || void stop(0), LOOK_FOR_NPM_MS).unref();
}
