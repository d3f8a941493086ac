import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lqc/database/testing';

export interface TestRedis {
  /** The address of one of its databases. */
  url(database?: number): string;
  /**
   * Ends the server, and has it forget everything when told so; the returned function starts it
   * again on the same port.
   */
  goAway(options?: { forget?: boolean }): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** For the name of a test that needs one: why it is skipped, or nothing where it is not. */
export const lacksRedis =
  spawnSync('redis-server', ['--version']).status === 0
    ? ''
    : ' (skipped: redis-server is not installed)';

/** A real Redis of a test's own, on a free port, in a temporary folder. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-redis-'));
  const port = await freePort();
  let server = await launch(folder, port);
  return {
    url: (database = 0) => `redis://127.0.0.1:${port}/${database}`,
    async goAway({ forget = false } = {}) {
      await end(server, forget ? 'SIGKILL' : 'SIGTERM');
      if (forget) rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true });
      return async () => {
        server = await launch(folder, port);
      };
    },
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settings = {
  '--bind': '127.0.0.1',
  '--appendonly': 'yes',
  '--save': '',
  '--databases': '64',
} as const;

async function launch(folder: string, port: number): Promise<ChildProcess> {
  const own = ['--port', String(port), '--dir', folder];
  const started = spawn('redis-server', [...own, ...Object.entries(settings).flat()]);
  await new Promise<void>((ready, failed) => {
    started.once('exit', () => failed(new Error('redis-server ended at once')));
    started.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) ready();
    });
  });
  return started;
}

function end(running: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  return new Promise((done) => {
    running.once('exit', done);
    running.kill(signal);
  });
}
