import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
])('a wrong %s ends a worker with code 1 and one line', async (_name, settings, sentence) => {
  const { code, said } = await startWith(settings);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});
