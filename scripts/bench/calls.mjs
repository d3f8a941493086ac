import autocannon from 'autocannon';
import { firstOf, milliseconds } from './measure.mjs';
import { loadShots } from './shot.mjs';

const CONNECTIONS = 50;
const SECONDS = 8;

/** Sign-ins a second and their 99th percentile with 50 connections. */
export async function measureCalls() {
  const { addressOf, startCluster } = await import('#packages/trials');
  // Behind a proxy every request names its client: one address may sign in only so often.
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { BEHIND_TLS: 'true', LOG_LEVEL: 'warn' },
  });
  try {
    const url = addressOf(firstOf(cluster.gateways));
    const { api } = cluster.admin;
    const shotOf = await loadShots();
    // Of one account only five passwords are looked at at once.
    const password = 'kata-sandi-untuk-pengukuran';
    const users = Array.from({ length: CONNECTIONS }, (_, at) => `staf-${at}`);
    for (const username of users)
      await api.call('createUser', { body: { username, password, role: 'staff' } });
    const login = await shoot(url, {
      ...shotOf('login', { body: { username: '', password } }),
      vary: (client) => ({
        address: `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
        body: JSON.stringify({ username: users[client % users.length], password }),
      }),
    });
    const hash = await hashesPerSecond();
    return [row('Signing in', login, `argon2id alone ${hash.toFixed(0)}/s (floor)`)];
  } finally {
    await cluster.stop();
  }
}

/**
 * @typedef {{ perSecond: number, p99: number, refused: number }} Shot
 * @typedef {(client: number) => { address: string, body: string }} Vary
 * @param {string} url
 * @param {import('autocannon').Request & { vary?: Vary }} request
 * @returns {Promise<Shot>}
 */
async function shoot(url, { vary, ...request }) {
  let client = 0;
  /** @type {(vary: Vary) => (one: import('autocannon').Request) => import('autocannon').Request} */
  const setup = (vary) => (one) => {
    const { address, body } = vary((client += 1));
    return { ...one, body, headers: { ...one.headers, 'x-forwarded-for': address } };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ ...request, ...(vary && { setupRequest: setup(vary) }) }],
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p99: result.latency.p99, refused };
}

/** @param {Shot} shot */
const told = ({ perSecond, p99 }) => `${perSecond.toFixed(0)}/s, p99 ${milliseconds(p99)}`;

/** @type {(what: string, figures: Shot, beside: string) => import('./measure.mjs').Row} */
function row(what, figures, beside) {
  const refused = figures.refused > 0 ? `, ${figures.refused} refused` : '';
  return {
    what: `${what}, ${CONNECTIONS} connections`,
    measured: `${told(figures)}${refused}`,
    promise: 'none refused',
    beside,
  };
}

/** The hash of a password, as often as this machine makes it. */
async function hashesPerSecond() {
  const { createRequire } = await import('node:module');
  const require = createRequire(new URL('../../apps/api/package.json', import.meta.url));
  const { hash } = require('@node-rs/argon2');
  const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  /** @param {number} count */
  const make = (count) => Promise.all(Array.from({ length: count }, () => hash('sandi', options)));
  await make(10);
  const began = performance.now();
  const MANY = 150;
  await make(MANY);
  return MANY / ((performance.now() - began) / 1000);
}
