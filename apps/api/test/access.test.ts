import { ROUTES, type Route, type RouteName } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { Client } from './support/client.js';
import { idOf, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

withGateway();

const routes = Object.entries(ROUTES) as [RouteName, Route][];
const named = (keep: (route: Route) => boolean) =>
  routes.filter(([, route]) => keep(route)).map(([name]) => name);

test('the gateway has every route of the contract and nothing else', () => {
  const { router } = gateway.app.getHttpAdapter().getInstance() as {
    router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
  };
  const found = router.stack
    .flatMap(({ route }) => (route ? [route] : []))
    .flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // The page that shows the OpenAPI document is no call.
    .filter((route) => !route.startsWith('GET /api/docs/') && route !== 'GET /api/docs');
  const promised = routes.map(
    ([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(found.toSorted()).toEqual(promised.toSorted());
});

const guarded = named((route) => route.access !== 'public');

const credentials: [string, (client: Client) => Promise<void>, string][] = [
  [
    'expired by idleness',
    (client) =>
      gateway.database.dataSource.query(
        `UPDATE auth_session SET idle_expires_at = now() - interval '1 s'
          WHERE user_id = (SELECT id FROM app_user WHERE username = $1)`,
        [client.username],
      ),
    'SESSION_EXPIRED',
  ],
  ['revoked', async (client) => void (await client.call('logout')), 'NOT_AUTHENTICATED'],
  [
    "a disabled user's",
    (client) =>
      gateway.database.dataSource.query(`UPDATE app_user SET disabled = true WHERE username = $1`, [
        client.username,
      ]),
    'NOT_AUTHENTICATED',
  ],
  [
    'forged with another secret',
    async (client) => {
      const [header, payload] = client.token!.split('.');
      client.token = `${header}.${payload}.${'A'.repeat(43)}`;
    },
    'NOT_AUTHENTICATED',
  ],
  [
    'without an algorithm',
    async (client) => {
      const [, payload] = client.token!.split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      client.token = `${none}.${payload}.`;
    },
    'NOT_AUTHENTICATED',
  ],
];

// All routes have one gate (every-route.test.ts), so that each is tried with one of the credentials.
test.each(credentials)('a credential %s opens no route', async (how, spoil, code) => {
  const nth = credentials.findIndex(([one]) => one === how);
  const staff = await gateway.signedIn('staff');
  await staff.call('me');
  await spoil(staff);
  for (const name of guarded.filter((_, at) => at % credentials.length === nth))
    expect({ name, ...(await staff.refusal(name)) }).toMatchObject({ name, status: 401, code });
});

test('a user made staff is staff at the next call', async () => {
  const second = await gateway.signedIn('admin');
  await second.call('listUsers');
  const { users } = await second.call('listUsers');
  const id = users.find(({ username }) => username === second.username)!.id;
  await (await gateway.admin()).call('updateUser', { params: { id }, body: { role: 'staff' } });
  expect(await second.refusal('listUsers')).toMatchObject({ status: 403 });
});

test("another's analysis and long work are not found, and an admin sees both", async () => {
  const [owner, other, admin] = [
    await gateway.signedIn('staff'),
    await gateway.signedIn('staff'),
    await gateway.admin(),
  ];
  const { database } = gateway;
  const session = await storeSession(gateway, owner);
  const id = await database.runs.create({
    name: 'compare-quarters',
    payload: { sessionId: session },
    ownerId: await idOf(gateway, owner),
    requestId: null,
  });
  const ofSession: [RouteName, object][] = [
    ['session', {}],
    ['indicatorDetail', { key: 'domestik' }],
    ['sectorCompanies', { name: 'Konstruksi' }],
    ['compare', {}],
    ['resetSession', {}],
  ];
  for (const [name, more] of ofSession)
    expect(await other.refusal(name, { params: { session, ...more } })).toMatchObject({
      status: 404,
      code: 'ANALYSIS_NOT_FOUND',
    });
  for (const name of ['job', 'jobEvents', 'cancelJob'] as const)
    expect(await other.refusal(name, { params: { id } })).toMatchObject({
      status: 404,
      code: 'JOB_NOT_FOUND',
    });
  expect((await owner.call('job', { params: { id } })).job_id).toBe(id);
  expect((await admin.call('job', { params: { id } })).job_id).toBe(id);
  expect((await other.call('listSessions')).sessions).toEqual([]);
  await admin.call('resetSession', { params: { session } });
  expect(await owner.refusal('session', { params: { session } })).toMatchObject({ status: 404 });
});

test('who is asking is one question to the database', async () => {
  const staff = await gateway.signedIn('staff');
  await staff.call('me');
  const { driver } = gateway.app.get(Database).dataSource;
  const { master: pool } = driver as unknown as { master: { connect(...how: unknown[]): unknown } };
  const connect = pool.connect.bind(pool);
  let questions = 0;
  pool.connect = (...how) => {
    questions += 1;
    return connect(...how);
  };
  await staff.call('me');
  pool.connect = connect;
  expect(questions).toBe(1);
});

test("a body that names another user is refused, one's own name is accepted", async () => {
  const staff = await gateway.signedIn('staff');
  const list = (username: string) => ({ body: { scope: 'all', username } });
  expect((await staff.refusal('userFiles', list('admin'))).status).toBe(403);
  await staff.call('userFiles', list(staff.username));
});

describe('a browser that is signed in by its cookie', () => {
  const send = async (headers: Record<string, string>) => {
    const { username, password } = { username: 'admin', password: 'kata-sandi-admin-uji' };
    const signIn = await gateway.stranger().send('login', { body: { username, password } });
    const [cookie = ''] = signIn.headers.getSetCookie().map((line) => line.split(';')[0]!);
    return gateway.stranger().send('userFiles', { body: {}, headers: { cookie, ...headers } });
  };

  test('may write from the product itself', async () => {
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await send({ origin: gateway.url })).status).toBe(200);
  });

  test('is refused from our own host by https where the gateway is asked by http', async () => {
    const refused = await send({ origin: gateway.url.replace('http:', 'https:') });
    expect(refused.status).toBe(403);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin that can be named', { origin: 'null' }],
  ])('is refused from %s', async (_where, headers) => {
    const refused = await send(headers as Record<string, string>);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
  });
});
