import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@lqc/database';

export interface PostgresServer {
  readonly url: string;
  /** Lets it finish nothing: every connection is cut. */
  stop(): Promise<void>;
  /** As when its machine loses power. */
  kill(): void;
  start(): Promise<void>;
  remove(): Promise<void>;
  /** Of a server on a disk of its own: leaves not a byte free until the function is called. */
  fillDisk(): () => void;
}

const SMALL_DISK_BYTES = 400 * 2 ** 20;
const FILL_BYTES = 2 ** 20;
const START_WITHIN_MS = 60_000;
const SETTINGS = ['max_connections=200', 'fsync=off'];

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_BYTES}`, 'tmpfs', folder]).status ===
  0;

/** Whether a disk of its own can be made here. */
export async function canMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'liaison-mount-'));
  const can = mount(folder);
  if (can) spawnSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
  return can;
}

/** A PostgreSQL of the trial's own that can be taken away and brought back. */
export async function startPostgresServer({ hasSmallDisk = false } = {}): Promise<PostgresServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-trial-'));
  if (hasSmallDisk && !mount(dataDir)) throw new Error('a disk of its own needs root');
  // The server's account must be able to enter it.
  await chmod(dataDir, 0o711);
  let server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const { url, port } = server;
  return {
    url,
    stop: () => server.stop(),
    kill: () => void process.kill(server.pid, 'SIGKILL'),
    async start() {
      const began = performance.now();
      for (;;) {
        try {
          server = await startEmbeddedPostgres({ dataDir, port, settings: SETTINGS });
          return;
        } catch (error) {
          // Backends of a killed server end a moment after it.
          if (performance.now() - began > START_WITHIN_MS) throw error;
          await new Promise((done) => setTimeout(done, 200));
        }
      }
    },
    fillDisk() {
      const filler = join(dataDir, 'filler');
      for (const bytes of [FILL_BYTES, 4096, 1]) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(bytes, 1));
        } catch {
          // Full, for pieces of this size.
        }
      }
      return () => rmSync(filler);
    },
    async remove() {
      await server.stop();
      if (hasSmallDisk) spawnSync('umount', [dataDir]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
