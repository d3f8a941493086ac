import type { Socket } from 'node:net';
import pg from 'pg';
import { hearOnlyScram, requiresScram } from './scram-only.js';

export interface HeardClientConfig extends pg.ClientConfig {
  /**
   * Milliseconds that the server may say nothing while it owes an answer. Then it is held to be gone, and the
   * connection is cut (`ETIMEDOUT`). Without them, and with 0, it may be silent for as long as it likes, as
   * it is at the end of a large copy.
   */
  readonly answerWithinMs?: number;
}

/**
 * Limits of connections that serve: a call waits neither for a server that is gone, nor behind a statement
 * that does not end, nor long for what another one holds.
 *
 * @param statementWithinMs what the server gives a statement, before it ends it
 */
export const servingLimits = (statementWithinMs = 60_000) => ({
  connectionTimeoutMillis: 10_000,
  statement_timeout: statementWithinMs,
  // Behind what holds a whole table nobody gets on: those that wait there would soon be all connections.
  lock_timeout: statementWithinMs / 3,
  // A little more, so that a server that is there ends the statement itself, and keeps the connection.
  answerWithinMs: (statementWithinMs * 11) / 10,
});

/** The system's own default is two hours. After these Node has it ask every second, ten times. */
const ASKED_AFTER_MS = 10_000;

/**
 * A connection to PostgreSQL whose errors are always listened to. An `error` event without a listener ends
 * the process, and there are moments without one: a pool listens only to clients that are idle, and whoever
 * takes one only begins to when it was handed over, so a server that says goodbye in the very bytes that open
 * a connection is heard by nobody. Nothing is lost by not answering the event: the next statement on a
 * broken connection rejects, and a pool does not take such a client back.
 *
 * A server that vanished without a goodbye is missed within 20 s. The system does not ask after it while
 * what was sent was not received yet: then `answerWithinMs` is the limit.
 *
 * An address with `require_auth=scram-sha-256` is that of the embedded server, whose port another account can
 * take while it is down; without it the server decides how it lets in, as it does in libpq.
 */
export class HeardClient extends pg.Client {
  constructor(config?: string | HeardClientConfig) {
    super(config);
    this.on('error', () => {});
    (this.connection.stream as Socket).setKeepAlive(true, ASKED_AFTER_MS);
    const address = typeof config === 'string' ? config : config?.connectionString;
    if (address && requiresScram(address)) hearOnlyScram(this.connection);
    const answerWithinMs = typeof config === 'object' && config.answerWithinMs;
    if (answerWithinMs) this.once('connect', () => this.#giveUpAfter(answerWithinMs));
  }

  /** Not by the library's `query_timeout`, which leaves a pool the connection with its dead statement. */
  #giveUpAfter(silentMs: number): void {
    const stream = this.connection.stream as Socket;
    stream.setTimeout(silentMs).on('timeout', () => {
      const { readyForQuery } = this as unknown as { readyForQuery: boolean };
      if (readyForQuery) return;
      const error = new Error(`the server said nothing for ${silentMs} ms`);
      stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    });
  }
}

/** Connects, does this work, and closes the connection, which rolls back what the work did not commit. */
export async function withClient<Made>(
  config: HeardClientConfig,
  work: (client: HeardClient) => Promise<Made>,
): Promise<Made> {
  const client = new HeardClient(config);
  await client.connect();
  return work(client).finally(() => client.end());
}
