import { ErrorBody, type ResponseOf, ROUTES, type RouteName } from '@lqc/contracts';
import type { z } from 'zod';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** An object is sent as JSON, a form or a text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let addresses = 0;

/** A person's script: holds one credential and checks every answer against the contract. */
export class Client {
  token: string | null = null;
  username = '';
  readonly address = `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

  constructor(readonly url: string) {}

  async signIn(username: string, password: string): Promise<void> {
    const { token } = await this.call('login', { body: { username, password } });
    this.token = token;
    this.username = username;
  }

  /** The bare answer of a route. */
  send(name: RouteName, { params, query, body, headers }: CallOptions = {}): Promise<Response> {
    const { method, path } = ROUTES[name];
    const at = path.replace(/\{(\w+)\}/g, (_braces, key: string) =>
      encodeURIComponent(params?.[key] ?? crypto.randomUUID()),
    );
    const isForm =
      body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
    return fetch(`${this.url}${at}${query ? `?${query}` : ''}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** The answer of a call that succeeds, parsed by the contract's schema. */
  async call<N extends RouteName>(name: N, options: CallOptions = {}): Promise<ResponseOf<N>> {
    const answer = await this.send(name, options);
    const route = ROUTES[name] as (typeof ROUTES)[N] & { status?: number; response: z.ZodType };
    const text = await answer.text();
    if (answer.status !== (route.status ?? 200))
      throw new Error(`${name} answered ${answer.status}: ${text}`);
    return route.response.parse(JSON.parse(text)) as ResponseOf<N>;
  }

  /** The status and code of a call that is refused, its body checked against the one error body. */
  async refusal(
    name: RouteName,
    options: CallOptions = {},
  ): Promise<{ status: number; code: string; message: string; headers: Headers }> {
    return refusalOf(await this.send(name, options));
  }
}

/** Reads the one error body. */
export async function refusalOf(
  response: Response,
): Promise<{ status: number; code: string; message: string; headers: Headers }> {
  const body = ErrorBody.parse(await response.json());
  if (body.message !== body.detail) throw new Error('message and detail differ');
  if (body.request_id !== response.headers.get('x-request-id'))
    throw new Error('the request id of the body is not that of the header');
  return {
    status: response.status,
    code: body.code,
    message: body.message,
    headers: response.headers,
  };
}
