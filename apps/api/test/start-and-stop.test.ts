import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALL_KEY_HEADER, pathOf, WORKER_CONCURRENCY } from '@lqc/contracts';
import { askOnce, startTestPostgres, type TestPostgres } from '@lqc/database/testing';
import { pino } from 'pino';
import { ensureFirstAdmin } from '../src/auth/first-admin.js';
import { readConfig } from '../src/config.js';
import { createGateway } from '../src/gateway.js';
import { Client, jobIdOf } from './support/client.js';

let postgres: TestPostgres;
let dataDir: string;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  postgres = await startTestPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'liaison-start-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const configFor = async (more: Record<string, string> = {}) => {
  const { url, database } = await postgres.createDatabase();
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, ...more };
  return { config: readConfig(settings), database };
};

test('the first start makes an admin with a password to be used once; the second makes none', async () => {
  const { config } = await configFor();
  const first = await createGateway(config, log);
  const { username, oneTimePassword } = first.firstAdmin!;
  expect(username).toBe('admin');
  expect(oneTimePassword).toMatch(/^[A-Za-z2-9]{16}$/);
  const admin = new Client(first.url);
  await admin.signIn(username, oneTimePassword!);
  expect((await admin.call('me')).user.must_change_password).toBe(true);
  await first.close();

  const second = await createGateway(config, log);
  expect(second.firstAdmin).toBeNull();
  // Who was signed in stays so over a restart.
  admin.token = await again(second.url, admin);
  await second.close();
});

async function again(url: string, { token, username }: Client): Promise<string> {
  const client = new Client(url);
  client.token = token;
  expect((await client.call('me')).user.username).toBe(username);
  return token!;
}

test('with a role for migrating the product serves with another one, which owns no table', async () => {
  const { url: owner } = await postgres.createDatabase({ migrated: false });
  const serving = new URL(owner);
  serving.username = `melayani_${process.pid}`;
  serving.password = 'rahasia';
  const settings = { PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD: 'kata-sandi-admin-uji' };
  const gateway = await createGateway(
    readConfig({ ...settings, DATABASE_URL: serving.href, MIGRATION_DATABASE_URL: owner }),
    log,
  );
  const admin = new Client(gateway.url);
  await admin.signIn('admin', 'kata-sandi-admin-uji');
  expect((await admin.call('operations')).audit_log_owned).toBe(false);
  const { events } = await admin.call('auditEvents');
  expect(events.map(({ action }) => action)).toContain('sign-in');
  await gateway.close();
  const owned = `SELECT FROM pg_tables WHERE tableowner = current_user AND schemaname = 'public'`;
  expect(await askOnce(serving.href, owned)).toEqual([]);
});

test('the secret that signs credentials is made once and is for its owner only', async () => {
  const { config } = await configFor();
  await (await createGateway(config, log)).close();
  const path = join(dataDir, 'jwt-secret');
  const made = await readFile(path, 'utf8');
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect((await stat(path)).mode & 0o077).toBe(0);
  await (await createGateway(config, log)).close();
  expect(await readFile(path, 'utf8')).toBe(made);
});

test("the first admin may not have the product's name, which settings of an office with accounts may still say", async () => {
  const { config, database } = await configFor({ ADMIN_USERNAME: 'sistem' });
  const named = 'ADMIN_USERNAME must be no name of the product.';
  await expect(ensureFirstAdmin(database, config)).rejects.toThrow(named);
  expect(await database.users.count()).toBe(0);
  await ensureFirstAdmin(database, { ...config, adminUsername: 'admin' });
  expect(await ensureFirstAdmin(database, config)).toBeNull();
});

test('two gateways that start at once make one admin and one schema', async () => {
  const { config, database } = await configFor();
  const both = await Promise.all([createGateway(config, log), createGateway(config, log)]);
  expect(both.filter(({ firstAdmin }) => firstAdmin)).toHaveLength(1);
  expect(await database.users.count()).toBe(1);
  await Promise.all(both.map((gateway) => gateway.close()));
});

test('a stop ends event streams at once, and whoever still waits is told after a while', async () => {
  const { config, database } = await configFor({ ADMIN_PASSWORD: 'kata-sandi-admin-uji' });
  const gateway = await createGateway(config, log);
  const admin = new Client(gateway.url);
  await admin.signIn('admin', 'kata-sandi-admin-uji');
  const owner = (await database.users.findByName('admin'))!;
  const session = randomUUID();
  const sources = { before: null, now: null, last_year: null, company: null };
  await database.sessions.create({ id: session, ownerId: owner.id, sources });
  const waiting = admin.refusal('compare', { params: { session } });
  let id = '';
  while (!id) {
    const rows: { id: string }[] = await database.dataSource.query('SELECT id FROM job_run');
    id = rows[0]?.id ?? '';
  }
  const events = await admin.send('jobEvents', { params: { id } });
  await database.workers.seen({
    id: randomUUID(),
    host: 'test',
    pid: 1,
    concurrency: WORKER_CONCURRENCY,
  });
  expect((await admin.send('ready')).status).toBe(200);
  const closed = gateway.close();
  const told = waiting.then(() => 'told');
  expect(await Promise.race([events.text().then(() => 'ended'), told])).toBe('ended');
  // Whoever sends calls to gateways then sends this one no more.
  expect(await statusOf(new URL(pathOf('ready'), gateway.url))).toBe(503);
  expect(await waiting).toMatchObject({ status: 503, code: 'SHUTTING_DOWN' });
  await closed;
  // The work itself was accepted and stays.
  expect((await database.runs.find(id))?.status).toBe('queued');
}, 40_000);

test('a creating call that was cut off by a stop is told of its run by the next gateway, and makes no second one', async () => {
  const { config, database } = await configFor({ ADMIN_PASSWORD: 'kata-sandi-admin-uji' });
  const first = await createGateway(config, log);
  const admin = new Client(first.url);
  await admin.signIn('admin', 'kata-sandi-admin-uji');
  const call = { headers: { [CALL_KEY_HEADER]: randomUUID() } };
  const waiting = admin.refusal('loadSampleData', call);
  const runs = (): Promise<{ id: string }[]> => database.dataSource.query('SELECT id FROM job_run');
  while ((await runs()).length === 0);
  await first.close();
  expect(await waiting).toMatchObject({ status: 503, code: 'SHUTTING_DOWN' });
  const second = await createGateway(config, log);
  const again = new Client(second.url);
  again.token = admin.token;
  const headers = { ...call.headers, prefer: 'respond-async' };
  const id = await jobIdOf(await again.send('loadSampleData', { headers }));
  expect(await runs()).toEqual([{ id }]);
  expect((await again.call('job', { params: { id } })).status).toBe('queued');
  await second.close();
}, 40_000);

test('a database that cannot be reached stops the start with one sentence without its password', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://liaison:sangat-rahasia@127.0.0.1:9/x' });
  await expect(createGateway(config, log)).rejects.toThrow(
    /^DATABASE_URL: the database at 127\.0\.0\.1:9 [^\n]+$/,
  );
  await expect(createGateway(config, log)).rejects.not.toThrow('rahasia');
});

test('a data folder that cannot keep the secret stops the start with one sentence', async () => {
  const { config } = await configFor({ DATA_DIR: '/dev/null' });
  await expect(createGateway(config, log)).rejects.toThrow(
    /^DATA_DIR: the signing secret cannot be kept in \/dev\/null [^\n]+$/,
  );
});

test('passwords, tokens and bodies never reach the log', async () => {
  const { config } = await configFor({ ADMIN_PASSWORD: 'kata-sandi-admin-uji' });
  const lines: string[] = [];
  const gateway = await createGateway(
    config,
    pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
  );
  const admin = new Client(gateway.url);
  await admin.signIn('admin', 'kata-sandi-admin-uji');
  await admin.send('me', { query: 'token=ikut-di-alamat' });
  await admin.send('uploadQuarterlyFile', { body: { label: 'narasi rahasia' } });
  await gateway.close();
  const text = lines.join('');
  expect(text).toContain(pathOf('me'));
  for (const secret of ['kata-sandi-admin-uji', admin.token!, 'ikut-di-alamat', 'narasi rahasia'])
    expect(text).not.toContain(secret);
});

const hasBuild = await stat(new URL('../dist/main.js', import.meta.url)).then(
  () => true,
  () => false,
);
(hasBuild ? test : test.skip)(
  `a start that fails ends the process with code 1 and one line${hasBuild ? '' : ' (skipped: nothing is built)'}`,
  async () => {
    const { url } = await postgres.createDatabase();
    const child = spawn(process.execPath, [new URL('../dist/main.js', import.meta.url).pathname], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0', HOST: '999.9.9.9' },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const code = await new Promise((done) => child.on('exit', done));
    expect(code).toBe(1);
    expect(said).toMatch(/^api: HOST 999\.9\.9\.9 is no address to listen on here \(\w+\)\.\n$/);
  },
);

/** Asked by a connection of its own, as balancers do: one that is not in use may be closed by the stop just then. */
const statusOf = (url: URL) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
