import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 1500;

/**
 * A connection pool for BullMQ in which a failed connect rejects only after a pause. BullMQ's loops
 * ask again at once: while the server could not be reached, a waiting worker logged more than a
 * thousand errors a second, and on a pool that had ended it starved the whole process.
 */
export class PatientPool extends pg.Pool {
  async #connect(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      const pauseMs = SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
      await pause(pauseMs);
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    // The pool's own `query` calls `connect` with a callback.
    void connected.then(
      (client) => setImmediate(callback, undefined, client, (broken) => client.release(broken)),
      (error: Error) => setImmediate(callback, error, undefined, () => {}),
    );
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
