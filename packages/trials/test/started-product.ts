import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_SERVER } from '@lqc/database/testing';
import { isRunning } from '../src/processes/product-process.js';
import { until } from '@lqc/contracts/testing';

const ROOT = join(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 150_000;

export interface StartedProduct {
  /** Of `npm start`, which starts all others. */
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  /** All that it has printed so far. */
  said(): string;
  /** Resolves with its exit code once it has ended. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** `npm start` on a free port, with a data folder and an embedded PostgreSQL of its own. */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liaison-started-'));
  chmodSync(dataDir, 0o711);
  // The address of the tests' own server is no secret of the product's.
  const { [SHARED_SERVER]: _, ...environment } = process.env;
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...environment, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = product.pid!;
  let said = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => product.once('exit', done));
  const stop = async () => {
    if (isRunning(pid)) product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const address = () => /Liaison Quick Capture: (http:\S+)/.exec(said)?.[1];
  try {
    await until(() => address() ?? !isRunning(pid), READY_WITHIN_MS);
    const url = address();
    if (!url) throw new Error(`the product did not start: ${said}`);
    return { pid, url, dataDir, said: () => said, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
