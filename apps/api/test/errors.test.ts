import { pathOf, WORKER_CONCURRENCY } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { startOwnTestPostgres } from '@lqc/database/testing';
import { aGateway, type TestGateway } from './support/a-gateway.js';
import { type Client, refusalOf } from './support/client.js';

let server: Awaited<ReturnType<typeof startOwnTestPostgres>>;
let gateway: TestGateway;
let staff: Client;
beforeAll(async () => {
  server = await startOwnTestPostgres();
  gateway = await aGateway({}, undefined, server);
  staff = await gateway.signedIn('staff');
});
afterAll(() => gateway?.stop());

const send = async (path: string, init: RequestInit = {}) =>
  refusalOf(
    await fetch(`${gateway.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${staff.token}`, ...init.headers },
    }),
  );
const json = { 'content-type': 'application/json' };

test.each(['/api', '/api/', '/api/v1/nothing', '/api/node/login/x', '/api/v1/jobs'])(
  '%s is not found, in the one error body',
  async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  },
);

test('an address that exists for another method says for which', async () => {
  const refused = await send(pathOf('login'));
  expect(refused).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(refused.headers.get('allow')).toBe('POST');
});

test('an address that cannot be decoded is a bad request', async () => {
  expect(await send(`${pathOf('startSession')}/%E0%A4%A`)).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  });
});

test.each([
  ['broken', '{"scope": '],
  ['a list', '[1, 2]'],
  ['a bare word', '"all"'],
  ['of the wrong types', '{"scope": 7}'],
])('JSON that is %s is a bad request', async (_how, body) => {
  expect(await send(pathOf('userFiles'), { method: 'POST', headers: json, body })).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  });
});

test('JSON that names __proto__ changes nothing', async () => {
  const body = '{"scope": "all", "__proto__": {"is_admin": true}, "constructor": {"x": 1}}';
  const response = await fetch(gateway.url + pathOf('userFiles'), {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}`, ...json },
    body,
  });
  expect(response.status).toBe(200);
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
});

test.each([
  ['text/plain', 'userFiles', {}],
  ['application/xml', 'userFiles', {}],
  ['application/json; charset=ebcdic', 'userFiles', {}],
  ['application/json', 'userFiles', { 'content-encoding': 'rot13' }],
  ['application/octet-stream', 'merge', {}],
] as const)('a body of %s is an unsupported media type of %s', async (type, name, more) => {
  expect(
    await send(pathOf(name), {
      method: 'POST',
      headers: { 'content-type': type, ...more },
      body: '{}',
    }),
  ).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('a body beyond a megabyte is too large where no file is sent', async () => {
  const body = JSON.stringify({ scope: 'x'.repeat(1024 * 1024) });
  expect(await send(pathOf('userFiles'), { method: 'POST', headers: json, body })).toMatchObject({
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
});

test('a request id of the client comes back; one that could break a log line does not', async () => {
  const answered = async (id: string) => {
    const response = await fetch(gateway.url + pathOf('live'), {
      headers: { 'x-request-id': id },
    });
    return response.headers.get('x-request-id');
  };
  expect(await answered('laporan.2025-III')).toBe('laporan.2025-III');
  expect(await answered('a"},{"level":60')).not.toBe('a"},{"level":60');
});

test('every answer of the API carries the protecting headers and is kept by no cache', async () => {
  for (const path of [pathOf('live'), '/api/nothing']) {
    const { headers } = await fetch(`${gateway.url}${path}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});

test('text that PostgreSQL cannot keep is no bug of ours', async () => {
  const body = { username: 'somebody', password: 'x\u0000\ud800' };
  expect(await gateway.stranger().refusal('login', { body })).toMatchObject({
    status: 401,
    code: 'LOGIN_FAILED',
  });
});

test('while no worker is there, the gateway lives but is not ready', async () => {
  const stranger = gateway.stranger();
  expect(await stranger.call('live')).toEqual({
    status: 'ok',
    // Another one after an update that migrates, or works something out otherwise.
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+\d+\.[0-9a-f]{8}$/),
  });
  const ready = await stranger.send('ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    status: 'unavailable',
    database: true,
    queue: true,
    workers: 0,
    other_workers: 0,
  });
  await gateway.database.workers.seen({
    id: crypto.randomUUID(),
    host: 'test',
    pid: 1,
    concurrency: WORKER_CONCURRENCY,
  });
  expect(await stranger.call('ready')).toMatchObject({
    status: 'ok',
    workers: 1,
    other_workers: 0,
  });
});

test('a worker of another version is counted as such, also one that does not tell its version', async () => {
  await gateway.database.dataSource.query(
    `UPDATE worker_presence SET program = NULL, seen_at = now()`,
  );
  expect(await gateway.stranger().call('ready')).toMatchObject({ workers: 1, other_workers: 1 });
  const admin = await gateway.admin();
  expect((await admin.call('operations')).workers).toMatchObject([{ is_other_version: true }]);
});

test('metrics count the calls by route, those that were refused too', async () => {
  await gateway.stranger().send('me');
  const text = await (await (await gateway.admin()).send('metrics')).text();
  expect(text).toMatch(
    /liaison_http_request_duration_seconds_count\{route="me",status="401"\} [1-9]/,
  );
  expect(text).toContain('process_resident_memory_bytes');
});

test('while the database is away calls say so, and afterwards all is well', async () => {
  const away = server.restart(3000);
  await new Promise((done) => setTimeout(done, 1500));
  expect(await staff.refusal('me')).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  expect((await gateway.stranger().send('live')).status).toBe(200);
  expect((await gateway.stranger().send('ready')).status).toBe(503);
  await away;
  await until(async () => (await staff.send('me')).ok);
}, 60_000);
