import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The address of the same database through the proxy. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Stands between clients and a real PostgreSQL.
 *
 * @param join called with the two ends of every connection that is opened, to pass on what each says
 */
export async function startProxy(
  url: string,
  join: (client: Socket, server: Socket) => void,
): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    join(client, server);
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const address = new URL(url);
  address.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`;
  return {
    url: address.href,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => proxy.close(() => done()));
    },
  };
}
