import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Reply = (response: ServerResponse) => void;

/** A real HTTP server that answers call after call as it is told, and keeps what it heard. */
export async function aGateway() {
  const heard: Heard[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, url, headers, body: Buffer.concat(pieces) });
      const reply = replies.shift() ?? json({ code: 'NOT_FOUND' }, 404);
      reply(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** What the next calls are answered with. */
    will: (...next: Reply[]) => void replies.splice(0, replies.length, ...next),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const refusal = (code: string, status: number): Reply =>
  json(
    { success: false, code, message: 'Kalimat.', detail: 'Kalimat.', request_id: 'r-1' },
    status,
  );

/** A stream of events in these pieces; one that breaks off ends without an end. */
export const stream =
  (pieces: readonly string[], { breaksOff = false } = {}): Reply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((done) => setTimeout(done, 5));
    }
    if (breaksOff) response.destroy();
    else response.end();
  };
