import { randomUUID } from 'node:crypto';
import { CodedError, ErrorBody, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import { refusalsOf } from '../src/docs/refusals.js';
import type { Client } from './support/client.js';
import { aSource, idOf, storeSession } from './support/stored-sessions.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

/** Whoever opens a further route to everyone has to say so here. */
const OPEN_TO_ALL: readonly RouteName[] = ['login', 'live', 'ready'];
/** Calls that would end the credential of the walk. */
const ENDS_THE_WALK: ReadonlySet<RouteName> = new Set(['logout', 'signOutEverywhere']);
/** Routes of an object that is everybody's who is signed in: stored workbooks. */
const SHARED: ReadonlySet<RouteName> = new Set(['fileQuality']);

let owner: Client;
let other: Client;
let admin: Client;
const ids = { session: '', run: '' };
withGateway(async () => {
  [owner, other, admin] = [
    await gateway.signedIn('staff'),
    await gateway.signedIn('staff'),
    await gateway.signedIn('admin'),
  ];
  const { database } = gateway;
  ids.session = await storeSession(gateway, owner);
  ids.run = await database.runs.create({
    name: 'compare-quarters',
    payload: { sessionId: ids.session },
    ownerId: await idOf(gateway, owner),
    requestId: null,
  });
});

const routes = Object.entries(ROUTES) as [RouteName, Route][];

interface Answered {
  readonly status: number;
  readonly code: string;
}

/** How a call without any content is answered; a gate that lets it through complains of the content. */
async function knock(client: Client, name: RouteName): Promise<Answered> {
  const { method } = ROUTES[name];
  const response = await client.send(name, {
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    headers: { prefer: 'respond-async' },
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer = isJson ? ErrorBody.safeParse(await response.json()) : null;
  if (!isJson) await response.body?.cancel();
  return { status: response.status, code: answer?.success ? answer.data.code : '' };
}

const REFUSED_AT_THE_GATE = new Set(['NOT_AUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);
/** Who gets past the gate, by the contract. */
const GATES: Record<Route['access'], { stranger: string; staff: string; admin: string }> = {
  public: { stranger: '', staff: '', admin: '' },
  staff: { stranger: 'NOT_AUTHENTICATED', staff: '', admin: '' },
  admin: { stranger: 'NOT_AUTHENTICATED', staff: 'FORBIDDEN', admin: '' },
};

test('only the routes named here are open to everyone', () => {
  const open = routes.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open.toSorted()).toEqual(OPEN_TO_ALL.toSorted());
});

test('whatever is under /admin/ needs an admin, but for the status that everyone polls', () => {
  const under = routes.filter(([, { path }]) => path.includes('/admin/'));
  expect(under.length).toBeGreaterThan(8);
  expect(under.filter(([, { access }]) => access !== 'admin').map(([name]) => name)).toEqual([
    'adminStatus',
  ]);
});

test.each(['stranger', 'staff', 'admin'] as const)('every route, knocked at by %s', async (who) => {
  const client = { stranger: gateway.stranger(), staff: other, admin }[who];
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const undocumented: string[] = [];
  for (const [name, route] of routes) {
    if (who !== 'stranger' && ENDS_THE_WALK.has(name)) continue;
    const { status, code } = await knock(client, name);
    if (status >= 400 && !(status in refusalsOf(route))) undocumented.push(`${name} ${status}`);
    found[name] = REFUSED_AT_THE_GATE.has(code) ? code : '';
    expected[name] = GATES[route.access][who];
  }
  process.stderr.write(`walked as ${who}: ${Object.keys(found).length} routes\n`);
  expect(found).toEqual(expected);
  expect(undocumented).toEqual([]);
});

/** A body and a query that get past every schema, so that the refusal is the object's. */
const CONTENT = {
  quarter_now: 'Triwulan II 2025',
  quarter_before: 'Triwulan I 2025',
  chapter: 'bab_2',
  analysis_type: 'indikator_utama',
  indicator_type: 'domestik',
  text_type: 'domestik',
  summary: 'Naik.',
  message: 'Apa yang berubah?',
  text: 'Naik.',
  other: randomUUID(),
  version: 0,
  title: 'Catatan',
  state: 'draf',
  sentence: 'Naik.',
  reason: 'Data menyusul.',
  finding: 'x',
  verdict: 'aman',
  format: 'docx',
};
const QUERY = 'word=harga&text_type=domestik';

const ofObjects = routes.filter(
  ([name, { access, path }]) => access === 'staff' && path.includes('{') && !SHARED.has(name),
);

const inSessions = ofObjects.filter(([, { path }]) => path.includes('{session}'));
/** What only who started an analysis may do to it. */
const OWNERS_ONLY: readonly RouteName[] = ['resetSession'];

test("whatever a colleague may ask of an analysis of the office, and what its owner's alone is", async () => {
  const { id: fileId, surveyId } = await storeQuarter(gateway, { label: 'Triwulan I 2025' });
  const session = await storeSession(gateway, owner, {
    surveyBeforeId: surveyId,
    sources: { before: aSource({ file_id: fileId }) },
  });
  await anInTestWorker(gateway, {
    'start-session': () => {
      throw new CodedError('QUARTER_NOT_LOADED');
    },
  });
  const params = { session, id: randomUUID(), key: 'perkiraan penjualan', name: 'Konstruksi' };
  const refused: string[] = [];
  for (const [name, { method }] of inSessions) {
    const response = await other.send(name, {
      params,
      query: QUERY,
      headers: { prefer: 'respond-async' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: CONTENT }),
    });
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    expect({ name, code }).not.toEqual({ name, code: 'ANALYSIS_NOT_FOUND' });
    if (code === 'ANALYSIS_NOT_YOURS') refused.push(name);
  }
  expect(refused).toEqual(OWNERS_ONLY);
});

test.each(ofObjects)("%s of another's object is not found", async (name, { path, method }) => {
  const params = {
    session: ids.session,
    id: ids.run,
    key: 'perkiraan penjualan',
    name: 'Konstruksi',
  };
  const response = await other.send(name, {
    params,
    query: QUERY,
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: CONTENT }),
  });
  const body = ErrorBody.parse(await response.json());
  expect({ path, status: response.status, code: body.code }).toEqual({
    path,
    status: 404,
    code: expect.stringMatching(/_NOT_FOUND$/),
  });
});
