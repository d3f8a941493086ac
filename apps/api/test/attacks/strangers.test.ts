import { pathOf } from '@lqc/contracts';
import { gateway, withGateway } from '../support/with-gateway.js';

const METRICS_TOKEN = 'angka-untuk-prometheus-saja-0123456789';
withGateway(async () => {}, { settings: { METRICS_TOKEN, STRANGER_LIMIT_PER_MINUTE: '30' } });

const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers });

test('the description of the calls and its page are for whoever signed in', async () => {
  for (const path of [
    pathOf('openapi'),
    '/api/docs',
    '/api/docs/swagger-ui-bundle.js',
    '/api/docs/start.js',
  ])
    expect({ path, status: (await at(path)).status }).toEqual({ path, status: 401 });
});

test('the description is written once, however often it is asked for', async () => {
  const staff = await gateway.signedIn('staff');
  const read = async () => (await staff.send('openapi')).text();
  const first = await read();
  expect(first.length).toBeGreaterThan(100_000);
  const { stringify } = JSON;
  let written = 0;
  JSON.stringify = ((...given: Parameters<typeof stringify>) => {
    const text = stringify(...given);
    if (text?.length > 100_000) written += 1;
    return text;
  }) as typeof stringify;
  try {
    for (let times = 0; times < 5; times += 1) expect(await read()).toBe(first);
  } finally {
    JSON.stringify = stringify;
  }
  expect(written).toBe(0);
});

test('the figures are for an admin and for who bears the token of Prometheus', async () => {
  const bearing = (token: string) => at(pathOf('metrics'), { authorization: `Bearer ${token}` });
  expect((await at(pathOf('metrics'))).status).toBe(401);
  expect((await bearing(`${METRICS_TOKEN}x`)).status).toBe(401);
  expect((await (await gateway.signedIn('staff')).send('metrics')).status).toBe(403);
  expect((await (await gateway.admin()).send('metrics')).status).toBe(200);
  const read = await bearing(METRICS_TOKEN);
  expect(read.status).toBe(200);
  expect(await read.text()).toContain('liaison_queue_runs');
  // It opens nothing else.
  const { status } = await at(pathOf('me'), { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(status).toBe(401);
});

test('strangers at one address are slowed down, those at another and who signed in are not', async () => {
  const staff = await gateway.signedIn('staff');
  const stranger = gateway.stranger();
  const statuses: number[] = [];
  for (let times = 0; times < 40; times += 1) {
    const headers: Record<string, string> =
      times % 2 ? { authorization: 'Bearer not.a.token' } : {};
    statuses.push((await stranger.send('me', { headers })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
  const refused = await stranger.refusal('me');
  expect(refused.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const login = { body: { username: 'admin', password: 'salah' } };
  expect((await stranger.refusal('login', login)).code).toBe('TOO_MANY_REQUESTS');
  const beside = { headers: { 'x-forwarded-for': stranger.address } };
  await staff.call('me', beside);
  expect((await gateway.stranger().send('me')).status).toBe(401);
  // What keeps the process running is always told.
  expect((await stranger.send('live')).status).toBe(200);
});
