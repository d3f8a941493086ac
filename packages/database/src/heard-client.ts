import pg from 'pg';

/**
 * A connection to PostgreSQL whose errors are always listened to. An `error` event without a listener ends
 * the process, and there are moments without one: a pool listens only to clients that are idle, and whoever
 * takes one only begins to when it was handed over, so a server that says goodbye in the very bytes that open
 * a connection is heard by nobody. Nothing is lost by not answering the event: the next statement on a
 * broken connection rejects, and a pool does not take such a client back.
 */
export class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
