import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

const PASSWORD = 'sandi untuk pengukuran';

/**
 * Starts the product of this checkout, or of the one at `root`, as `npm start` does. It uses an empty data
 * folder, which `stop` removes, unless `env` names another.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function startProduct(env = {}, { root = ROOT } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'liaison-bench-'));
  chmodSync(dataDir, 0o711);
  const startedAt = performance.now();
  const product = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const gone = new Promise((done) => product.once('exit', done));
    product.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(product);
    const startMs = performance.now() - startedAt;
    const admin = await signedInClient(url, {
      username: 'admin',
      password: env.ADMIN_PASSWORD ?? PASSWORD,
    });
    return { url, startMs, admin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} product
 * @returns {Promise<string>}
 */
function addressOf(product) {
  return new Promise((resolve, reject) => {
    let output = '';
    product.stdout.on('data', (chunk) => {
      output += chunk;
      const [, url] = /Liaison Quick Capture: (http:\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    product.once('exit', () => reject(new Error('the product did not start')));
  });
}

/**
 * Signs in; returns a client with the person's credential.
 *
 * @param {string} url
 * @param {{ username: string, password: string }} login
 */
export async function signedInClient(url, login) {
  const { Client } = await import('#packages/client');
  const baseUrl = () => url;
  const { token } = await new Client({ baseUrl }).call('login', { body: login });
  return new Client({ baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) });
}

/**
 * Measures work; resolves with its time in milliseconds and its result.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<[ms: number, result: T]>}
 */
export async function timed(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
