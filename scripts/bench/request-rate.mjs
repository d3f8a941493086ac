import autocannon from 'autocannon';
import { milliseconds } from './measure.mjs';

/** Connections that send requests at the same time. */
export const CONNECTIONS = 50;

/**
 * @typedef {{ perSecond: number, p99: number, refused: number }} Rate
 * @typedef {(client: number) => { address: string, body: string }} Vary
 */

/**
 * Sends the same request as often as possible. `vary` gives each request a client's address and body
 * instead, by a number that counts the requests.
 *
 * @param {string} url
 * @param {import('autocannon').Request & { vary?: Vary }} request
 * @param {number} seconds
 * @returns {Promise<Rate>}
 */
export async function measureRate(url, { vary, ...request }, seconds) {
  let client = 0;
  /** @type {(vary: Vary) => (one: import('autocannon').Request) => import('autocannon').Request} */
  const setup = (vary) => (one) => {
    const { address, body } = vary((client += 1));
    return { ...one, body, headers: { ...one.headers, 'x-forwarded-for': address } };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ ...request, ...(vary && { setupRequest: setup(vary) }) }],
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p99: result.latency.p99, refused };
}

/** A rate in words. @param {Rate} rate */
export function rateText({ perSecond, p99, refused }) {
  const rate = `${perSecond.toFixed(0)}/s, p99 ${milliseconds(p99)}`;
  return refused > 0 ? `${rate}, ${refused} refused` : rate;
}

/** Loads the function that turns a call into a request of autocannon; the packages must be built. */
export async function loadRequestOf() {
  const { encodedRequest } = await import('#packages/client');
  /**
   * A call as a request of autocannon, with a person's credential if given.
   *
   * @template {import('#packages/contracts').RouteName} Name
   * @param {Name} name
   * @param {Parameters<typeof encodedRequest<Name>>[1]} request
   * @param {string} [token]
   * @returns {import('autocannon').Request}
   */
  return (name, request, token) => {
    const { method, path, headers, body } = encodedRequest(name, request);
    return {
      method,
      path,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(typeof body === 'string' && { body }),
    };
  };
}
