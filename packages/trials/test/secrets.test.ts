import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '@lqc/contracts';
import { SHARED_SERVER } from '@lqc/database/testing';
import { childrenOf, isRunning } from '../src/processes/product-process.js';
import { until } from '../src/wait.js';

const ROOT = join(import.meta.dirname, '../../..');
const KEY = 'kunci-yang-tidak-boleh-terbaca';
const TOKEN = 'token-yang-tidak-boleh-terbaca-siapa-pun';
const SECRET = /tidak-boleh-terbaca|postgres(?:ql)?:\/\//;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'no process that the product starts holds a secret in its environment',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'liaison-secrets-'));
    chmodSync(dataDir, 0o711);
    // The address of the tests' own server is no secret of the product's.
    const { [SHARED_SERVER]: _, ...environment } = process.env;
    const product = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: {
        ...environment,
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        XAI_API_KEY: KEY,
        METRICS_TOKEN: TOKEN,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [product.stdout, product.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      await until(
        'the product',
        () => /Liaison Quick Capture: http/.test(said) || !isRunning(product.pid!),
        150_000,
      );
      const url = /Liaison Quick Capture: (http:\S+)/.exec(said)?.[1] ?? said;
      const all = descendantsOf(product.pid!);
      // Gateway, worker, its warm reader among them.
      expect(all.length).toBeGreaterThan(2);
      const holding = all.filter((pid) => SECRET.test(environmentOf(pid)));
      expect(holding.map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))).toEqual([]);
      // They have them all the same.
      const figures = await fetch(new URL(pathOf('metrics'), url), {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(figures.status).toBe(200);
    } finally {
      const gone = new Promise((done) => product.once('exit', done));
      if (isRunning(product.pid!)) {
        product.kill('SIGTERM');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  200_000,
);

const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}
