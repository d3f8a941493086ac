import autocannon, { type Request } from 'autocannon';
import { encodedRequest } from '@lqc/client';
import type { RouteName } from '@lqc/contracts';
import { milliseconds } from './measure.js';

/** Connections that send requests at the same time. */
export const CONNECTIONS = 50;

export type Rate = { perSecond: number; p99: number; refused: number };
export type Vary = (client: number) => { address: string; body: string };

/**
 * Sends the same request as often as possible. `vary` gives each request a client's address and body
 * instead, by a number that counts the requests.
 */
export async function measureRate(
  url: string,
  { vary, ...request }: Request & { vary?: Vary },
  seconds: number,
): Promise<Rate> {
  let client = 0;
  const setupRequest = (one: Request): Request => {
    const { address, body } = vary!((client += 1));
    return { ...one, body, headers: { ...one.headers, 'x-forwarded-for': address } };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ ...request, ...(vary && { setupRequest }) }],
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p99: result.latency.p99, refused };
}

/** A rate in words. */
export function rateText({ perSecond, p99, refused }: Rate) {
  const rate = `${perSecond.toFixed(0)}/s, p99 ${milliseconds(p99)}`;
  return refused > 0 ? `${rate}, ${refused} refused` : rate;
}

/** A call as a request of autocannon, with a person's credential if given. */
export function requestOf<Name extends RouteName>(
  name: Name,
  request: Parameters<typeof encodedRequest<Name>>[1],
  token?: string,
): Request {
  const { method, path, headers, body } = encodedRequest(name, request);
  return {
    method,
    path,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(typeof body === 'string' && { body }),
  };
}
