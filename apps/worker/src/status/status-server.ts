import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf } from '@lqc/contracts';
import { cannotListen } from '@lqc/contracts/settings';
import type { WorkerMetrics } from './worker-metrics.js';

export interface StatusServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves a worker's health and metrics, on the same paths as the gateway's, for probes and Prometheus.
 *
 * @throws Error of one sentence that names the setting when it cannot listen there
 */
export async function startStatusServer(options: {
  readonly port: number;
  readonly host: string;
  readonly metrics: WorkerMetrics;
  readonly isReady: () => Promise<boolean>;
}): Promise<StatusServer> {
  const routes: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    [pathOf('live')]: async (response) => json(response, 200, { status: 'ok' }),
    [pathOf('ready')]: async (response) => {
      const ready = await options.isReady();
      json(response, ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable' });
    },
    [pathOf('metrics')]: async (response) => {
      const text = await options.metrics.text();
      response.setHeader('content-type', options.metrics.contentType).end(text);
    },
  };
  const listening = {
    port: ['WORKER_STATUS_PORT', options.port],
    host: ['WORKER_STATUS_HOST', options.host],
  } as const;
  const server = createServer((request, response) => {
    const route = request.method === 'GET' ? routes[request.url ?? ''] : undefined;
    if (!route) return void response.writeHead(404).end();
    route(response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, listening)));
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
