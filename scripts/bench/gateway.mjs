import autocannon from 'autocannon';
import { firstOf, median, milliseconds } from './measure.mjs';
import { loadShots } from './shot.mjs';

/**
 * @typedef {{ perSecond: number, p99: number, refused: number }} Shot
 * @typedef {import('autocannon').Request} Request
 */

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const CONTACTS = 60;
/** A machine whose empty call is faster than this is not asked for more. */
const MOST_ASKED = 2500;

/**
 * What everyday calls cost beside a call that does nothing. Each round measures all of them, so
 * that a busy moment of the machine slows the empty call too; the medians are compared.
 */
export async function measureGateway() {
  const { addressOf, prepareWorld, sessionOf, startCluster } = await import('#packages/trials');
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { RATE_LIMIT_PER_MINUTE: '10000000' },
  });
  try {
    const { quarters, sessionId } = await prepareWorld(cluster, CONTACTS);
    const { token } = cluster.admin;
    const shotOf = await loadShots();
    const params = { session: sessionId };
    const calls = {
      live: shotOf('live', {}),
      me: shotOf('me', {}, token),
      session: shotOf('session', { params }, token),
      compare: shotOf('compare', { params }, token),
      start: shotOf('startSession', { body: sessionOf(quarters) }, token),
    };
    const url = addressOf(firstOf(cluster.gateways));
    const measured = await inRounds(url, calls);
    const floor = Math.min(measured.live.perSecond, MOST_ASKED);
    /** @param {Shot} call */
    const beside = (call) => `${(call.perSecond / floor).toFixed(2)} of ${floor.toFixed(0)}/s`;
    /** @type {(what: string, call: Shot, promise: string) => import('./measure.mjs').Row} */
    const row = (what, call, promise) => ({
      what: `${what}, ${CONNECTIONS} connections`,
      measured: `${told(call)}${call.refused > 0 ? `, ${call.refused} refused` : ''}`,
      promise,
      beside: beside(call),
    });
    return [
      row('A call that does nothing', measured.live, '–'),
      row('Who is signed in', measured.me, '≥ 0.6'),
      row('A stored session', measured.session, '≥ 0.45'),
      row('Comparing two quarters', measured.compare, '≥ 0.45, p99 < 120 ms'),
      row('Starting a session of quarters started before', measured.start, '≥ 300/s'),
    ];
  } finally {
    await cluster.stop();
  }
}

/**
 * @template {string} Name
 * @param {string} url
 * @param {Record<Name, Request>} calls
 * @returns {Promise<Record<Name, Shot>>}
 */
async function inRounds(url, calls) {
  const named = /** @type {[Name, Request][]} */ (Object.entries(calls));
  const results = named.map(([name, call]) => ({ name, call, shots: /** @type {Shot[]} */ ([]) }));
  for (const { call } of results) await shoot(url, call, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { call, shots } of results) shots.push(await shoot(url, call, SECONDS));
  const medians = Object.fromEntries(
    results.map(({ name, shots }) => [
      name,
      {
        perSecond: median(shots.map(({ perSecond }) => perSecond)),
        p99: median(shots.map(({ p99 }) => p99)),
        refused: shots.reduce((sum, { refused }) => sum + refused, 0),
      },
    ]),
  );
  return /** @type {Record<Name, Shot>} */ (medians);
}

/** @type {(url: string, request: Request, seconds: number) => Promise<Shot>} */
async function shoot(url, request, seconds) {
  const options = { url, connections: CONNECTIONS, duration: seconds, requests: [request] };
  const result = await autocannon(options);
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p99: result.latency.p99, refused };
}

/** @param {Shot} shot */
const told = ({ perSecond, p99 }) => `${perSecond.toFixed(0)}/s, p99 ${milliseconds(p99)}`;
