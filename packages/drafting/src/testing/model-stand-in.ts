import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ModelRequest, ModelScript } from './model-script.js';
import { type KnownNames, namesIn } from './names-in.js';
import { repliesInClaims } from './replies-from-data.js';
import { questionOf } from './prompt-data.js';
import { writesFacts } from './writes-facts.js';

export interface ModelStandIn {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Who was named in a request. */
  readonly named: ReadonlySet<string>;
  /** What it answers from now on. */
  script(next: ModelScript): void;
  /** Whether it answers when its list of models is asked for. */
  reachable(is: boolean): void;
  /** Where it points when its list of models is asked for; null when it gives the list itself. */
  pointsTo(location: string | null): void;
  /** @throws Error where a request named somebody: what a test run sends is proven free of names */
  stop(): Promise<void>;
}

const PIECE_LENGTH = 24;

/** Drafts from the facts of a chapter, answers from those of a question. */
const writesFromData: ModelScript = (request) =>
  questionOf(request) ? repliesInClaims(request) : writesFacts(request);

/**
 * A server that speaks the protocol of a chat model, on a free port; it writes from the facts it is
 * given, and sees to it that no request names anybody.
 */
export async function startModelStandIn(
  known: KnownNames,
  first: ModelScript = writesFromData,
): Promise<ModelStandIn> {
  let script = first;
  const requests: ModelRequest[] = [];
  const open = new Set<ServerResponse>();
  const named = new Set<string>();
  let names: readonly string[] = [];
  let isReachable = true;
  let pointed: string | null = null;
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(http: IncomingMessage, response: ServerResponse): Promise<void> {
    if (http.method === 'GET' && pointed) {
      response.writeHead(307, { location: pointed }).end();
      return;
    }
    if (http.method === 'GET') {
      response.writeHead(isReachable ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [] }));
      return;
    }
    let body = '';
    for await (const piece of http) body += String(piece);
    const { model, messages } = JSON.parse(body) as Pick<ModelRequest, 'model' | 'messages'>;
    const authorization = http.headers.authorization ?? '';
    const request = { model, messages, authorization, body, position: requests.length };
    requests.push(request);
    names = await lastKnown(known, names);
    for (const name of namesIn(body, names)) named.add(name);
    const reply = await script(request);
    if (reply.kind === 'status') {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: reply.text ?? 'no', type: 'test' } }));
      return;
    }
    if (reply.kind === 'raw') {
      response.writeHead(reply.status ?? 200, reply.headers);
      Readable.from(reply.body).pipe(response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (more: object) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model, ...more })}\n\n`,
      );
    const send = (delta: object, finish: string | null = null) =>
      chunk({ choices: [{ index: 0, delta, finish_reason: finish }] });
    send({ role: 'assistant', content: '' });
    if (reply.kind === 'text') {
      for (let at = 0; at < reply.text.length && !response.destroyed; at += PIECE_LENGTH) {
        if (reply.everyMs) await new Promise((done) => setTimeout(done, reply.everyMs));
        send({ content: reply.text.slice(at, at + PIECE_LENGTH) });
      }
      send({}, reply.finish ?? 'stop');
      if (reply.usage !== undefined) chunk({ choices: [], usage: reply.usage });
      response.end('data: [DONE]\n\n');
      return;
    }
    for (const piece of reply.pieces ?? []) send({ content: piece });
    if (reply.kind === 'break') setTimeout(() => response.destroy(), 20);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    named,
    script(next) {
      script = next;
    },
    reachable(is) {
      isReachable = is;
    },
    pointsTo(location) {
      pointed = location;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        for (const response of open) response.destroy();
        server.close(() => stopped());
        server.closeAllConnections();
      }).then(() => {
        if (named.size > 0) throw new Error(`named to the model: ${[...named].join(', ')}`);
      }),
  };
}

/** After a test has stopped its database, the names known before still count. */
async function lastKnown(known: KnownNames, before: readonly string[]): Promise<readonly string[]> {
  try {
    return await known();
  } catch {
    return before;
  }
}
