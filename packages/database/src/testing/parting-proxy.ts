import type { Socket } from 'node:net';
import { type Proxy, startProxy } from './proxy.js';
import { askOnce } from './test-server.js';

export interface PartingProxy extends Proxy {
  /**
   * Has the server end the next connection that is opened, and sends the client both in one write: that it
   * may begin to ask (ReadyForQuery), and that its connection is ended (57P01).
   */
  partFromNext(): void;
}

// Messages of PostgreSQL's protocol 3.0: their kind and length, and what a session that was just opened is in.
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const BACKEND_KEY = Buffer.from('K\0\0\0\x0c', 'latin1');

/** Stands between clients and a real PostgreSQL, and passes on what both say. */
export async function startPartingProxy(url: string): Promise<PartingProxy> {
  let isNext = false;
  const proxy = await startProxy(url, (client, server) => {
    client.pipe(server);
    if (isNext) partAtReady(server, client, url);
    else server.pipe(client);
    isNext = false;
  });
  return { ...proxy, partFromNext: () => (isNext = true) };
}

function partAtReady(server: Socket, client: Socket, url: string): void {
  const held: Buffer[] = [];
  server.on('data', (bytes) => {
    if (held.length === 0 && !bytes.includes(READY_FOR_QUERY)) return void client.write(bytes);
    if (held.push(bytes) > 1) return;
    const pid = bytes.readInt32BE(bytes.indexOf(BACKEND_KEY) + BACKEND_KEY.length);
    void askOnce(url, `SELECT pg_terminate_backend(${pid})`);
  });
  server.on('end', () => client.end(Buffer.concat(held)));
}
