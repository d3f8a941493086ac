import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, openBinaries, type PostgresBinaries } from './binaries.js';
import { freePort } from './free-port.js';
import { refuseOtherMajor } from './major-version.js';
import { findPostmaster, isAlive } from './postmaster.js';
import { isOpenToOthers, type ServerAccount, serverAccount } from './server-account.js';
import { HeardClient, withClient } from '../heard-client.js';
import { requireScram } from '../scram-only.js';

const USER = 'liaison';
const DATABASE = 'liaison';
const READY_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 100;

/**
 * Its log is in the cluster's folder `log`, a file for each day of the month, which begins anew a month later where
 * the server runs at that midnight, and goes on otherwise. No statement is in it and none of its values: what is
 * stored is confidential.
 */
const FIXED = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'logging_collector=on',
  'log_timezone=UTC',
  'log_filename=%d.log',
  'log_rotation_age=1d',
  'log_rotation_size=0',
  'log_truncate_on_rotation=on',
  'log_line_prefix=%m [%p] %e ',
  'log_lock_waits=on',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
];

export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  /** Process id of the server. */
  readonly pid: number;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The cluster is in the folder `postgres` below this one. */
  readonly dataDir: string;
  /** By default any free port. */
  readonly port?: number;
  /**
   * Starts a server in any case, as after a crash: what then seems to run on the cluster is none that
   * anybody should believe.
   */
  readonly anew?: boolean;
  /** Further `-c` settings of the server. */
  readonly settings?: readonly string[];
}

/**
 * Starts the embedded PostgreSQL, on loopback only, with a generated password. The first start makes
 * the folder and the cluster; a server that an earlier start left running is used as it is, unless
 * `anew`.
 *
 * @throws Error with a sentence that says what prevents the start
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const { cluster, passwordFile } = await placesIn(options.dataDir);
  if (options.anew) await refuseOther(cluster);
  const adopted = options.anew ? null : await adopt(cluster, passwordFile);
  if (adopted) return adopted;

  const account = await serverAccount(cluster);
  const shipped = await findBinaries();
  const mustOpen = account.owner !== null && !(await isOpenToOthers(shipped.postgres));
  const binaries = mustOpen ? await openBinaries(shipped) : shipped;
  if (!existsSync(join(cluster, 'PG_VERSION')))
    await initialise(binaries, account, cluster, passwordFile);
  await refuseOtherMajor(cluster);
  await account.own(cluster);
  const port = options.port ?? (await freePort());
  const url = addressOf(await readFile(passwordFile, 'utf8'), port);
  const server = await launch(binaries, account, cluster, url, options.settings ?? []);
  const running = runningAs(server.pid!, { url, port }, () => hasExited(server));
  try {
    await createDatabase(url);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}

/** The server that `npm start` or an earlier start runs in this folder, or null; starts none. */
export async function findEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | null> {
  const { cluster, passwordFile } = await placesIn(dataDir);
  return adopt(cluster, passwordFile);
}

async function placesIn(folder: string) {
  const dataDir = await realpath(folder);
  return { cluster: join(dataDir, 'postgres'), passwordFile: join(dataDir, 'postgres-password') };
}

async function refuseOther(cluster: string): Promise<void> {
  const other = await findPostmaster(cluster, { certain: true });
  if (other) throw new Error(`another server (process ${other.pid}) works on ${cluster}`);
}

async function initialise(
  { initdb }: PostgresBinaries,
  account: ServerAccount,
  cluster: string,
  passwordFile: string,
): Promise<void> {
  // An interrupted first start leaves a cluster without a PG_VERSION file, which is made again.
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const scratch = await mkdtemp(join(tmpdir(), 'liaison-initdb-'));
  const handover = join(scratch, 'password');
  await writeFile(handover, `${password}\n`, { mode: 0o600 });
  if (account.owner)
    for (const path of [cluster, scratch, handover])
      await chown(path, account.owner.uid, account.owner.gid);
  try {
    await finish(
      account.spawn(
        initdb,
        [
          `--pgdata=${cluster}`,
          `--username=${USER}`,
          `--pwfile=${handover}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
        ],
        { cwd: cluster, env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Starts the server, and waits until it answers. */
async function launch(
  { postgres }: PostgresBinaries,
  account: ServerAccount,
  cluster: string,
  url: string,
  settings: readonly string[],
): Promise<ChildProcess> {
  const server = account.spawn(
    postgres,
    [
      '-D',
      cluster,
      '-p',
      new URL(url).port,
      ...[...FIXED, ...settings].flatMap((one) => ['-c', one]),
    ],
    // In its own process group, so that a terminal's Ctrl-C does not stop it before gateway and worker.
    {
      cwd: cluster,
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // Until its log has begun.
  let said = 'it ended at once';
  server.stderr?.on('data', (chunk: Buffer) => (said = chunk.toString().trim()));
  server.on('error', ({ message }) => (said = message));
  const began = performance.now();
  while (!(await answers(urlOfSystemDatabase(url)))) {
    if (server.pid === undefined || hasExited(server))
      throw new Error(`${said.split('\n').at(-1)}; ${join(cluster, 'log')} may tell more`);
    if (performance.now() - began > READY_WITHIN_MS) {
      server.kill('SIGINT');
      throw new Error('it was not ready within a minute');
    }
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
  // Neither the server nor what it said before its log keeps this process alive.
  server.stderr?.destroy();
  server.unref();
  return server;
}

/**
 * The server that already runs on this cluster, or null. Waits for one that is starting or stopping.
 *
 * @throws Error when that server neither answers nor ends
 */
async function adopt(cluster: string, passwordFile: string): Promise<EmbeddedPostgres | null> {
  const password = await readFile(passwordFile, 'utf8').catch(() => '');
  const began = performance.now();
  for (;;) {
    const found = await findPostmaster(cluster);
    if (!found) return null;
    const { pid, port } = found;
    const url = addressOf(password, port);
    if (await answers(urlOfSystemDatabase(url)))
      return runningAs(pid, { url, port }, () => !isAlive(pid));
    if (performance.now() - began > READY_WITHIN_MS)
      throw new Error(`a server that was left there (process ${pid}) does not answer; end it`);
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
}

/**
 * A running server. Whether it has ended is told by the system where it is a child of this process: its
 * number may be somebody else's by then.
 */
function runningAs(
  pid: number,
  address: Pick<EmbeddedPostgres, 'url' | 'port'>,
  hasEnded: () => boolean,
): EmbeddedPostgres {
  return { ...address, pid, hasEnded, stop };

  /** PostgreSQL's fast shutdown, which closes connections and loses nothing committed. */
  async function stop(): Promise<void> {
    if (hasEnded()) return;
    process.kill(pid, 'SIGINT');
    for (let waited = 0; !hasEnded() && waited < 20_000; waited += 50)
      await new Promise((done) => setTimeout(done, 50));
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const addressOf = (password: string, port: number) =>
  requireScram(`postgres://${USER}:${password.trim()}@127.0.0.1:${port}/${DATABASE}`);

function urlOfSystemDatabase(url: string): string {
  const address = new URL(url);
  address.pathname = '/postgres';
  return address.href;
}

async function answers(url: string): Promise<boolean> {
  const client = new HeardClient({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const createDatabase = (url: string): Promise<void> =>
  withClient({ connectionString: urlOfSystemDatabase(url) }, async (client) => {
    const find = 'SELECT FROM pg_database WHERE datname = $1';
    const { rowCount } = await client.query(find, [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  });

function finish(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))));
  });
}
