import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test lets the model do with one request. */
export type ModelScript = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly authorization: string;
  /** The whole body, as sent. */
  readonly body: string;
  /** How many requests came before. */
  readonly position: number;
}

export type ModelReply =
  | { readonly kind: 'text'; readonly text: string; readonly finish?: 'stop' | 'length' }
  | { readonly kind: 'status'; readonly status: number; readonly text?: string }
  /** Sends these pieces, then nothing more. */
  | { readonly kind: 'hang'; readonly pieces?: readonly string[] }
  /** Sends these pieces, then cuts the line. */
  | { readonly kind: 'break'; readonly pieces: readonly string[] };

export interface ModelStandIn {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** What it answers from now on. */
  script(next: ModelScript): void;
  stop(): Promise<void>;
}

const PIECE_LENGTH = 24;

/** A server that speaks the protocol of a chat model, on a free port; it writes from the facts it is given. */
export async function startModelStandIn(first: ModelScript = writesFacts): Promise<ModelStandIn> {
  let script = first;
  const requests: ModelRequest[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(http: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of http) body += String(piece);
    const { model, messages } = JSON.parse(body) as Pick<ModelRequest, 'model' | 'messages'>;
    const authorization = http.headers.authorization ?? '';
    const request = { model, messages, authorization, body, position: requests.length };
    requests.push(request);
    const reply = await script(request);
    if (reply.kind === 'status') {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: reply.text ?? 'no', type: 'test' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    send({ role: 'assistant', content: '' });
    if (reply.kind === 'text') {
      for (let at = 0; at < reply.text.length; at += PIECE_LENGTH)
        send({ content: reply.text.slice(at, at + PIECE_LENGTH) });
      send({}, reply.finish ?? 'stop');
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
    script(next) {
      script = next;
    },
    stop: () =>
      new Promise((stopped) => {
        for (const response of open) response.destroy();
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

interface PromptData {
  readonly subjek: string;
  readonly fakta: readonly { readonly fakta: string }[];
  readonly narasi: readonly { readonly id: string; readonly narasi: string }[];
}

/** What the stand-in was given as data. */
export function dataOf({ messages }: Pick<ModelRequest, 'messages'>): PromptData {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  const json = /<data>\n([\s\S]*)\n<\/data>/.exec(content)?.[1] ?? '{}';
  return JSON.parse(json) as PromptData;
}

/** A plausible draft: the first facts as they stand, then what the first contacts said. */
export function writesFacts(request: ModelRequest): ModelReply {
  const { subjek, fakta = [], narasi = [] } = dataOf(request);
  const key = `**Perkembangan ${subjek} tercermin dari hasil liaison.**`;
  const facts = fakta.slice(0, 3).map(({ fakta: fact }) => `${fact}.`);
  const said = narasi.slice(0, 3).map(({ id, narasi: text }) => {
    const [sentence] = text.split(/(?<=\.)\s/);
    return `Salah satu kontak menyampaikan bahwa ${sentence!.replace(/\.$/, '')} [${id}].`;
  });
  return { kind: 'text', text: [[key, ...facts].join(' '), said.join(' ')].join('\n\n') };
}
