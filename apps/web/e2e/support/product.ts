import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const READY_WITHIN_MS = 90_000;

export interface NewAccount {
  readonly username: string;
  readonly oneTimePassword: string;
}

export interface Product {
  readonly url: string;
  /** Of `npm start`, which starts all others. */
  readonly pid: number;
  readonly admin: NewAccount;
  stop(): Promise<void>;
}

/** `npm start` on a free port with a data folder of its own. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liaison-e2e-'));
  chmodSync(dataDir, 0o711);
  const product = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    // The first password is read from what it prints, which it does not where one is given.
    env: {
      ...process.env,
      ADMIN_PASSWORD: undefined,
      // The address of the tests' own server is no secret of the product's.
      TEST_POSTGRES_URL: undefined,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [product.stdout, product.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = async () => {
    if (product.exitCode === null) {
      const gone = new Promise((done) => product.once('exit', done));
      product.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 100) {
    const [, url] = /Liaison Quick Capture: (http:\S+)/.exec(said) ?? [];
    const [, username] = /nama pengguna\s+(\S+)/.exec(said) ?? [];
    const [, oneTimePassword] = /kata sandi\s+(\S+)/.exec(said) ?? [];
    if (url && username && oneTimePassword)
      return { url, pid: product.pid!, admin: { username, oneTimePassword }, stop };
    if (product.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`the product did not start: ${said}`);
}
