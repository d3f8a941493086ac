import type { Socket } from 'node:net';
import { type Proxy, startProxy } from './proxy.js';

export interface SilentProxy extends Proxy {
  /**
   * From now on nobody hears anything any more, on connections that are open and on new ones, and none is
   * ended, as when a machine loses its power or its network.
   */
  fallSilent(): void;
  /** Lets new connections through again. Those that fell silent stay so. */
  speakAgain(): void;
}

/** Stands between clients and a real PostgreSQL, and passes on what both say until it falls silent. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  let isSilent = false;
  const speaking: [Socket, Socket][] = [];
  const proxy = await startProxy(url, (client, server) => {
    if (isSilent) return;
    client.pipe(server);
    server.pipe(client);
    speaking.push([client, server]);
  });
  return {
    ...proxy,
    fallSilent() {
      isSilent = true;
      for (const [client, server] of speaking.splice(0)) {
        client.unpipe(server);
        server.unpipe(client);
      }
    },
    speakAgain: () => void (isSilent = false),
  };
}
