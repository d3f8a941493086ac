import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startTestPostgres, type TestPostgres } from '@lqc/database/testing';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startTestPostgres();
  ({ url } = await postgres.createDatabase());
});
afterAll(() => postgres?.stop());

const startWith = async (settings: Record<string, string>) => {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', DATABASE_URL: url, ...settings };
  const worker = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  worker.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(worker, 'close');
  return { code, said };
};

test.each([
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://liaison:sangat-rahasia@127.0.0.1:9/x' },
    /^worker: DATABASE_URL: the database at 127\.0\.0\.1:9 does not let us in \(ECONNREFUSED\)\.\n$/,
  ],
  [
    'REDIS_URL',
    { REDIS_URL: 'redis://tiada..invalid:6379' },
    /^worker: REDIS_URL: Redis at tiada\.\.invalid:6379 does not let us in \(\w+\)\.\n$/,
  ],
  [
    'WORKER_STATUS_HOST',
    { WORKER_STATUS_PORT: '0', WORKER_STATUS_HOST: '999.9.9.9' },
    /^worker: WORKER_STATUS_HOST 999\.9\.9\.9 is no address to listen on here \(\w+\)\.\n$/,
  ],
])('a wrong %s ends a worker with code 1 and one line', async (_name, settings, sentence) => {
  const { code, said } = await startWith(settings);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});

test('a port in use ends a worker with code 1 and one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { code, said } = await startWith({ WORKER_STATUS_PORT: String(port) });
  taken.close();
  expect(said).toBe(`worker: WORKER_STATUS_PORT ${port} is in use; choose another.\n`);
  expect(code).toBe(1);
});
