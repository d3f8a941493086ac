import { firstOf, median, type Row } from './measure.js';
import { CONNECTIONS, measureRate, type Rate, rateText, requestOf } from './request-rate.js';
import type { Request } from 'autocannon';
import { addressOf, prepareWorld, sessionOf, startCluster } from '../index.js';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const CONTACTS = 60;
/** A faster rate of empty calls counts as this one, so that fast machines get no harder targets. */
const MAX_FLOOR = 2500;

/**
 * Compares the rate of everyday calls with that of an empty call. Each round measures all of them, so that a
 * busy moment of the machine slows the empty call too; the medians are compared.
 */
export async function measureGateway() {
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { RATE_LIMIT_PER_MINUTE: '10000000' },
  });
  try {
    const { quarters, sessionId } = await prepareWorld(cluster, CONTACTS);
    const { token } = cluster.admin;
    const params = { session: sessionId };
    const calls = {
      live: requestOf('live', {}),
      me: requestOf('me', {}, token),
      session: requestOf('session', { params }, token),
      compare: requestOf('compare', { params }, token),
      start: requestOf('startSession', { body: sessionOf(quarters) }, token),
    };
    const url = addressOf(firstOf(cluster.gateways));
    const measured = await inRounds(url, calls);
    const floor = Math.min(measured.live.perSecond, MAX_FLOOR);
    const beside = (call: Rate) =>
      `${(call.perSecond / floor).toFixed(2)} of ${floor.toFixed(0)}/s`;
    const row = (what: string, call: Rate, promise: string): Row => ({
      what: `${what}, ${CONNECTIONS} connections`,
      measured: rateText(call),
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

async function inRounds<Name extends string>(
  url: string,
  calls: Record<Name, Request>,
): Promise<Record<Name, Rate>> {
  const named = Object.entries(calls) as [Name, Request][];
  const results = named.map(([name, call]) => ({ name, call, rates: [] as Rate[] }));
  for (const { call } of results) await measureRate(url, call, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { call, rates } of results) rates.push(await measureRate(url, call, SECONDS));
  const medians = Object.fromEntries(
    results.map(({ name, rates }) => [
      name,
      {
        perSecond: median(rates.map(({ perSecond }) => perSecond)),
        p99: median(rates.map(({ p99 }) => p99)),
        refused: rates.reduce((sum, { refused }) => sum + refused, 0),
      },
    ]),
  );
  return medians as Record<Name, Rate>;
}
