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
      await new Promise((done) => setTimeout(done, pauseMs));
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    // The pool's own `query` calls `connect` with a callback.
    connected
      .then((client) => () => callback(undefined, client, (broken) => client.release(broken)))
      .catch((error: Error) => () => callback(error, undefined, () => {}))
      .then((answer) => setImmediate(answer))
      .catch(() => {});
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
