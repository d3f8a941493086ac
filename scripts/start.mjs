import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build, install, requireNode, ROOT, stopWith } from './steps.mjs';

// `npm start`: install, build what changed, start PostgreSQL (embedded unless DATABASE_URL is
// set), the gateway and one worker, and stop them all together.

const STOP_WITHIN_MS = 30_000;
const RESTARTS_PER_MINUTE = 5;

requireNode();
const settings = readSettings(process.env);
await install();
await build();

const postgres = settings.databaseUrl ? null : await startEmbedded();
const environment = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  PORT: String(settings.port),
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl ?? postgres.url,
};

let stopping = false;
const children = new Map();
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

// The gateway migrates the database, so the worker waits until it is ready.
const gateway = supervise('api', 'apps/api/dist/main.js', {
  FIRST_ADMIN: showFirstAdmin,
  READY: ({ address }) => {
    if (!children.has('worker'))
      supervise('worker', 'apps/worker/dist/main.js', { READY: () => showReady(address) });
  },
});
children.set('api', gateway);

/** The settings that this script itself acts on; gateway and worker check their own. */
function readSettings(env) {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    stopWith(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    stopWith('DATABASE_URL must be an address that starts with postgres://.');
  const dataDir = resolve(ROOT, env.DATA_DIR || 'data');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    stopWith(`DATA_DIR "${dataDir}" cannot be made or written (${error.code}).`);
  }
  return { port, databaseUrl, dataDir };
}

async function startEmbedded() {
  const { startEmbeddedPostgres } = await import('../packages/database/dist/index.js');
  try {
    return await startEmbeddedPostgres({ dataDir: settings.dataDir });
  } catch (error) {
    return stopWith(`The embedded PostgreSQL did not start: ${error.message}`);
  }
}

/**
 * Keeps one process running: a crash is answered by a restart with a growing pause, a process that
 * never came up or crashes again and again by stopping everything.
 */
function supervise(name, script, announcements) {
  const crashes = [];
  let cameUp = false;
  const launch = () => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, script)], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A terminal's Ctrl-C goes to the whole group; only this script may decide the order.
      detached: process.platform !== 'win32',
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const announcement = readAnnouncement(line);
      if (announcement?.word === 'READY') cameUp = true;
      const act = announcement && announcements[announcement.word];
      if (act) act(announcement.value);
      else console.log(line);
    });
    child.on('exit', (code) => {
      if (stopping) return;
      if (!cameUp) return void stop(code || 1);
      const now = Date.now();
      crashes.push(now);
      const recent = crashes.filter((at) => now - at < 60_000).length;
      if (recent > RESTARTS_PER_MINUTE) {
        console.error(`${name} crashed ${recent} times within a minute; stopping.`);
        return void stop(1);
      }
      console.error(`${name} ended unexpectedly (${code}); starting it again.`);
      setTimeout(() => stopping || launch(), recent * 500);
    });
    children.set(name, child);
    return child;
  };
  return launch();
}

function readAnnouncement(line) {
  const [, word, json] = /^(READY|FIRST_ADMIN)(?: (\{.*\}))?$/.exec(line) ?? [];
  return word ? { word, value: json ? JSON.parse(json) : {} } : null;
}

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

function showReady(address) {
  console.log(`Liaison Quick Capture: ${address}`);
  console.log('Ctrl-C to stop.');
}

async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  // The worker first: it hands its work back while the database is still there.
  for (const name of ['worker', 'api']) await end(children.get(name));
  await postgres?.stop();
  process.exit(exitCode);
}

function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(patience);
      done();
    });
    child.kill('SIGTERM');
  });
}
