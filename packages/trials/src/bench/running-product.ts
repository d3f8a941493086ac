import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Client } from '@lqc/client';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.js';

const PASSWORD = 'sandi untuk pengukuran';

/**
 * Starts the product of this checkout, or of the one at `root`, as `npm start` does. It uses an empty data
 * folder, which `stop` removes, unless `env` names another.
 */
export async function startProduct(env: NodeJS.ProcessEnv = {}, { root = ROOT } = {}) {
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
    const gone =
      product.exitCode === null ? new Promise((done) => product.once('exit', done)) : undefined;
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

function addressOf(product: ChildProcessByStdio<null, Readable, null>): Promise<string> {
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

/** Signs in; returns a client with the person's credential. */
async function signedInClient(url: string, login: { username: string; password: string }) {
  const baseUrl = () => url;
  const { token } = await new Client({ baseUrl }).call('login', { body: login });
  return new Client({ baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) });
}

/** Measures work; resolves with its time in milliseconds and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
