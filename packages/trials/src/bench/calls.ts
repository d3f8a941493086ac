import { hash } from '@node-rs/argon2';
import { addressOf, startCluster } from '../index.js';
import { firstOf } from './measure.js';
import { CONNECTIONS, requestOf, measureRate, rateText } from './request-rate.js';

const SECONDS = 8;

/** Measures sign-ins a second, and their 99th percentile. */
export async function measureCalls() {
  // Behind a proxy, requests name their client's address; sign-ins are limited for each address.
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { BEHIND_TLS: 'true', LOG_LEVEL: 'warn' },
  });
  try {
    const url = addressOf(firstOf(cluster.gateways));
    const { api } = cluster.admin;
    // Many accounts, because only five passwords of one account are checked at the same time.
    const password = 'kata-sandi-untuk-pengukuran';
    const users = Array.from({ length: CONNECTIONS }, (_, at) => `staf-${at}`);
    for (const username of users)
      await api.call('createUser', { body: { username, password, role: 'staff' } });
    const request = {
      ...requestOf('login', { body: { username: '', password } }),
      vary: (client: number) => ({
        address: `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
        body: JSON.stringify({ username: users[client % users.length], password }),
      }),
    };
    const login = await measureRate(url, request, SECONDS);
    const hash = await hashesPerSecond();
    return [
      {
        what: `Signing in, ${CONNECTIONS} connections`,
        measured: rateText(login),
        promise: 'none refused',
        beside: `argon2id alone ${hash.toFixed(0)}/s (floor)`,
      },
    ];
  } finally {
    await cluster.stop();
  }
}

/** How many password hashes a second this machine computes. */
async function hashesPerSecond() {
  const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const make = (count: number) =>
    Promise.all(Array.from({ length: count }, () => hash('sandi', options)));
  await make(10);
  const began = performance.now();
  const MANY = 150;
  await make(MANY);
  return MANY / ((performance.now() - began) / 1000);
}
