import { Client as ProductClient, formOf, type RequestFor } from '@lqc/client';
import {
  ErrorBody,
  JobAccepted,
  type JsonRoute,
  type ResponseOf,
  ROUTES,
  type RouteName,
} from '@lqc/contracts';
import type { z } from 'zod';

/** What a stranger's script may send, right or wrong: unknown fields, texts that are no JSON, forms. */
export interface BareRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** An object is sent as JSON, a form or a text as it is. */
  readonly body?: unknown;
  /** With these it is sent as a form, the fields of `body` before them. */
  readonly files?: Readonly<Record<string, File | readonly File[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

let addresses = 0;

/** A person with one credential, who calls by the product's client or sends what they like. */
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

  /** A call that succeeds: its status is the route's, its body parsed by the contract's schema. */
  async call<Name extends JsonRoute>(
    name: Name,
    ...request: RequestFor<Name>
  ): Promise<ResponseOf<Name>> {
    const route = ROUTES[name] as (typeof ROUTES)[Name] & { status?: number; response: z.ZodType };
    let status = 0;
    const client = new ProductClient({
      baseUrl: () => this.url,
      headers: () => this.#identity(),
      onResponse: (response) => void (status = response.status),
    });
    const body = await client.call(name, ...request);
    expect(status).toBe(route.status ?? 200);
    return route.response.parse(body) as ResponseOf<Name>;
  }

  /** The bare answer of a route. */
  send(name: RouteName, request: BareRequest = {}): Promise<Response> {
    const { params, query, headers, files } = request;
    const { method, path } = ROUTES[name];
    const at = path.replace(/\{(\w+)\}/g, (_braces, key: string) =>
      encodeURIComponent(params?.[key] ?? crypto.randomUUID()),
    );
    const body = files ? formOf(request.body, files) : request.body;
    const isForm =
      body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
    return fetch(`${this.url}${at}${query ? `?${query}` : ''}`, {
      method,
      headers: {
        ...this.#identity(),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** The status and code of a call that is refused, its body checked against the one error body. */
  async refusal(
    name: RouteName,
    request: BareRequest = {},
  ): Promise<{ status: number; code: string; message: string; headers: Headers }> {
    return refusalOf(await this.send(name, request));
  }

  #identity(): Record<string, string> {
    return {
      'x-forwarded-for': this.address,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }
}

/** The id of the run that was begun for a call which did not wait. */
export async function jobIdOf(response: Response): Promise<string> {
  expect(response.status).toBe(202);
  return JobAccepted.parse(await response.json()).job_id;
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
