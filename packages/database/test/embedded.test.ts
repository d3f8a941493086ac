import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@lqc/contracts/testing';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  giveToProduct,
  startEmbeddedPostgres,
} from '../src/index.js';
import { askOnce } from '../src/testing/index.js';

let outer: string;
let dataDir: string;
let server: EmbeddedPostgres;
const settings = ['fsync=off'];
const start = () => startEmbeddedPostgres({ dataDir, settings });
const startAnew = () => startEmbeddedPostgres({ dataDir, settings, anew: true });
const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'liaison-embedded-'));
  // The server's account must be able to enter it.
  await chmod(outer, 0o711);
  dataDir = join(outer, 'never made before');
  server = await start();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await rm(outer, { recursive: true, force: true });
});

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as unknown[];
}

test('a server that runs on the folder already is used, not started a second time', async () => {
  const again = await start();
  expect(again.pid).toBe(server.pid);
  expect(again.url).toBe(server.url);
  expect(await findEmbeddedPostgres(dataDir)).toMatchObject({ pid: server.pid, url: server.url });
});

test('it keeps nobody from ending who started it', async () => {
  const held = () => process.getActiveResourcesInfo().filter((one) => /Pipe|Process/.test(one));
  await server.stop();
  const before = held();
  server = await start();
  await until(() => held().length === before.length);
});

test('its log stays in the folder, and has nothing of what the product asks and stores', async () => {
  const product = await giveToProduct(server.url);
  for (const statement of [`SELECT 'rahasia'::int`, `SELECT 1 / (length('rahasia') - 7)`])
    await expect(askOnce(product, statement)).rejects.toThrow();
  await expect(query('SELECT 1 / 0')).rejects.toThrow();
  const folder = join(dataDir, 'postgres', 'log');
  const log = async () => {
    const days = (await readdir(folder)).map((day) => readFile(join(folder, day), 'utf8'));
    return (await Promise.all(days)).join('');
  };
  await until(async () => (await log()).includes('22012 ERROR:  division by zero'));
  expect(await log()).toContain('ready to accept connections');
  expect((await log()).match(/rahasia|SELECT|ERROR/g)).toEqual(['ERROR']);
});

test('it starts wherever somebody lets its log go', async () => {
  await query(`ALTER SYSTEM SET log_destination = 'csvlog'`);
  await server.stop();
  server = await start();
  await query('ALTER SYSTEM RESET log_destination');
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('beside a server that runs on the folder none is started anew', async () => {
  await expect(startAnew()).rejects.toThrow(`another server (process ${server.pid})`);
  expect(server.hasEnded()).toBe(false);
});

test('after a loss of power it starts although its file names a process that is somebody else’s by now', async () => {
  await query('CREATE TABLE kept AS SELECT 1 AS one');
  await query('CHECKPOINT');
  const left = await readFile(pidFile(), 'utf8');
  process.kill(server.pid, 'SIGKILL');
  const somebody = await processOfSameAccount('somebody');
  try {
    await writeFile(pidFile(), left.replace(String(server.pid), String(somebody.pid)));
    server = await start();
    expect(await query('SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(somebody.exitCode).toBeNull();
    expect(somebody.signalCode).toBeNull();
  } finally {
    somebody.kill('SIGKILL');
  }
}, 60_000);

test('after a crash whoever has its process id, and may be a server, is not believed: it is started anew', async () => {
  const { pid } = server;
  const left = await readFile(pidFile(), 'utf8');
  process.kill(pid, 'SIGKILL');
  await until(() => server.hasEnded());
  expect(await findEmbeddedPostgres(dataDir)).toBeNull();
  const somebody = await processOfSameAccount('postgres');
  try {
    await writeFile(pidFile(), left.replace(String(pid), String(somebody.pid)));
    server = await startAnew();
    expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(somebody.signalCode).toBeNull();
  } finally {
    somebody.kill('SIGKILL');
  }
}, 30_000);

/**
 * One that the server could not tell from a server, as its own check goes by the account.
 *
 * @param name what its command line says it is
 */
async function processOfSameAccount(name: string): Promise<ChildProcess> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8').catch(() => '');
  const root = /^Uid:\s+0\b/m.test(status);
  // bash waits for a line under another name: the account may find no program in a closed PATH.
  const named = ['bash', '-c', `exec -a ${name} /proc/self/exe -c read`];
  const [program, ...args] = root ? ['setpriv', '--reuid=postgres', ...named] : named;
  const child = spawn(program!, args, { stdio: ['pipe', 'ignore', 'ignore'] });
  const told = () => readFile(`/proc/${child.pid}/cmdline`, 'utf8').catch(() => '');
  await new Promise((done) => child.once('spawn', done));
  await until(async () => (await told()).startsWith(`${name}\0`));
  return child;
}
