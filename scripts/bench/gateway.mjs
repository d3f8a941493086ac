import autocannon from 'autocannon';
import { median, milliseconds } from './measure.mjs';

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
  const { addressOf, prepareWorld, sessionOf, startCluster } =
    await import('../../packages/trials/dist/index.js');
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { RATE_LIMIT_PER_MINUTE: '10000000' },
  });
  try {
    const { quarters, sessionId } = await prepareWorld(cluster, CONTACTS);
    const headers = { authorization: `Bearer ${cluster.admin.token}` };
    const start = {
      method: 'POST',
      path: '/api/v1/sessions',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sessionOf(quarters)),
    };
    const calls = {
      live: { path: '/api/health/live' },
      me: { path: '/api/v1/me', headers },
      session: { path: `/api/v1/sessions/${sessionId}`, headers },
      compare: { path: `/api/v1/compare/${sessionId}`, headers },
      start,
    };
    const url = addressOf(cluster.gateways[0]);
    const measured = await inRounds(url, calls);
    const floor = Math.min(measured.live.perSecond, MOST_ASKED);
    const beside = (call) => `${(call.perSecond / floor).toFixed(2)} of ${floor.toFixed(0)}/s`;
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

async function inRounds(url, calls) {
  const results = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (const call of Object.values(calls)) await shoot(url, call, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, call] of Object.entries(calls))
      results[name].push(await shoot(url, call, SECONDS));
  return Object.fromEntries(
    Object.entries(results).map(([name, shots]) => [
      name,
      {
        perSecond: median(shots.map(({ perSecond }) => perSecond)),
        p99: median(shots.map(({ p99 }) => p99)),
        refused: shots.reduce((sum, { refused }) => sum + refused, 0),
      },
    ]),
  );
}

async function shoot(url, request, seconds) {
  const options = { url, connections: CONNECTIONS, duration: seconds, requests: [request] };
  const result = await autocannon(options);
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p99: result.latency.p99, refused };
}

const told = ({ perSecond, p99 }) => `${perSecond.toFixed(0)}/s, p99 ${milliseconds(p99)}`;
