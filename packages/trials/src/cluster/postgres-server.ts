import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@lqc/database';

export interface PostgresServer {
  readonly url: string;
  /** Shuts the server down at once; all connections are cut. */
  stop(): Promise<void>;
  /** Kills the server (SIGKILL), as a loss of power would. */
  kill(): void;
  start(): Promise<void>;
  remove(): Promise<void>;
  /** Fills the server's own disk completely, until the returned function is called. */
  fillDisk(): () => void;
}

const SMALL_DISK_BYTES = 400 * 2 ** 20;
const FILL_BYTES = 2 ** 20;
const START_WITHIN_MS = 60_000;
/** Usually a gigabyte of its log is kept before a checkpoint, which the small disk cannot hold. */
const SETTINGS = ['max_connections=200', 'fsync=off', 'max_wal_size=96MB', 'min_wal_size=32MB'];

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_BYTES}`, 'tmpfs', folder]).status ===
  0;

/** Whether a separate disk can be mounted for a server here; that needs root. */
export async function canMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'liaison-mount-'));
  const can = mount(folder);
  if (can) spawnSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
  return can;
}

/**
 * Starts a PostgreSQL server for one trial, which can be stopped, killed and started again. Its data are
 * in a temporary folder, or in `folder`, which `remove` then leaves as it is.
 */
export async function startPostgresServer({
  hasSmallDisk = false,
  folder,
}: {
  readonly hasSmallDisk?: boolean | undefined;
  readonly folder?: string | undefined;
} = {}): Promise<PostgresServer> {
  if (folder) await mkdir(folder, { recursive: true });
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'liaison-trial-')));
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
          // No more pieces of this size fit; the next size fills the rest.
        }
      }
      return () => rmSync(filler);
    },
    async remove() {
      await server.stop();
      if (hasSmallDisk) spawnSync('umount', [dataDir]);
      if (!folder) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
