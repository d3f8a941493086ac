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
/** @type {{ stop(): Promise<void> } | null} */
let postgres = null;
/** @type {Supervisor | null} */
let supervisor = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
// Writing to a closed terminal fails, which must not end this process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
stopWhenNpmEnds();

const caretaker = startCaretaker(settings.dataDir);
if (settings.databaseUrl) await startOn(settings.databaseUrl);
else postgres = await keepEmbedded();

/** Starts everything on the embedded PostgreSQL, and again when that has crashed. */
async function keepEmbedded() {
  const server = await startOnEmbedded({ anew: false }).catch((error) =>
    stopWith(
      `The embedded PostgreSQL did not start: ${error instanceof Error ? error.message : error}`,
    ),
  );
  return keepPostgres(server, {
    async stopOthers() {
      // What others are told for the time being: at work, not running.
      me.address = null;
      await supervisor?.stop();
    },
    startAll: () => startOnEmbedded({ anew: true }),
    isStopping: () => stopping > 0,
    giveUp: stop,
  });
}

/**
 * Starts PostgreSQL, and gateway and worker on it, with a new password each time.
 *
 * @param {{ anew: boolean }} how
 */
async function startOnEmbedded({ anew }) {
  const { giveToProduct, startEmbeddedPostgres } = await import('#packages/database');
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, anew });
  try {
    await startOn(await giveToProduct(server.url), server);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Starts gateway and worker.
 *
 * @param {string} databaseUrl
 * @param {import('#packages/database').EmbeddedPostgres} [embedded] its server, where that is ours
 */
async function startOn(databaseUrl, embedded) {
  const { keepAuditApart } = await import('#packages/database');
  const everything = await environmentForAll(databaseUrl);
  if (stopping) return;
  const keeping = new Supervisor({
    caretaker,
    // What does not come up because PostgreSQL ended meanwhile is started anew together with it.
    giveUp: (code) => embedded?.hasEnded() || stop(code),
    ...everything,
  });
  supervisor = keeping;
  // The gateway migrates the database, so the worker waits until it is ready.
  keeping.start('api', 'apps/api/dist/main.js', {
    FIRST_ADMIN: showFirstAdmin,
    READY: async ({ address }) => {
      if (keeping.has('worker')) return;
      try {
        if (embedded) await keepAuditApart(embedded.url);
      } catch (error) {
        if (stopping || embedded?.hasEnded()) return;
        console.error(
          `The audit log could not be kept apart: ${error instanceof Error ? error.message : error}`,
        );
        return stop(1);
      }
      keeping.start('worker', 'apps/worker/dist/main.js', {
        READY() {
          // Whoever has it open finds it there again when everything is started anew.
          settings.port ||= Number(new URL(/** @type {string} */ (address)).port);
          me.address = address;
          showReady();
        },
      });
    },
  });
}

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

/**
 * The environment of gateway and worker, and apart from it the secrets, which it must not contain.
 *
 * @param {string} databaseUrl
 */
async function environmentForAll(databaseUrl) {
  const { SECRET_SETTINGS, SECRETS_COME } = await import('#packages/contracts');
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    [SECRETS_COME]: '1',
  };
  const secrets = Object.fromEntries(SECRET_SETTINGS.map((name) => [name, environment[name]]));
  for (const name of SECRET_SETTINGS) delete environment[name];
  return { environment, secrets };
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
