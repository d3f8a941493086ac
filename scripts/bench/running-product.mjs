import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

const PASSWORD = 'sandi untuk pengukuran';

/**
 * The product of this checkout, or of the one at `root`, as `npm start` starts it; over an empty
 * data folder that `stop` removes, unless `env` names one.
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
    const admin = await signedInCaller(url, {
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
    let said = '';
    product.stdout.on('data', (chunk) => {
      said += chunk;
      const [, url] = /Liaison Quick Capture: (http:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    product.once('exit', () => reject(new Error('the product did not start')));
  });
}

/**
 * Calls with one person's credential; `headers` for calls of other kinds.
 *
 * @typedef {Awaited<ReturnType<typeof signedInCaller>>} Call
 * @param {string} url
 * @param {{ username: string, password: string }} login
 */
export async function signedInCaller(url, login) {
  /** @type {<T>(path: string, init: RequestInit) => Promise<T>} */
  const call = async (path, init) => {
    const response = await fetch(url + path, init);
    const answer = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${path}: ${answer.code}`);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  /** @type {{ token: string }} */
  const { token } = await call('/api/node/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers: { ...headers, ...json },
    /** @type {(path: string) => Promise<unknown>} */
    get: (path) => call(path, { headers }),
    /** @type {<T>(path: string, body: unknown) => Promise<T>} */
    post: (path, body) =>
      call(path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }),
    /** @type {<T>(path: string, bytes: Uint8Array, label?: string) => Promise<T>} */
    upload(path, bytes, label) {
      const form = new FormData();
      if (label) form.set('label', label);
      form.set('file', new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]), 'file.xlsx');
      return call(path, { method: 'POST', headers, body: form });
    },
  };
}

/**
 * How long work takes, in milliseconds, and what it gives.
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
