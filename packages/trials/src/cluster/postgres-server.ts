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
}

const START_WITHIN_MS = 30_000;
const SETTINGS = ['max_connections=200', 'fsync=off'];

/** A PostgreSQL of the trial's own that can be taken away and brought back. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-trial-'));
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
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
