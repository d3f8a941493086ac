import type { CompanySource, RequestOf } from '@lqc/contracts';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let owner: Client;
let colleague: Client;
let admin: Client;
let quarter: { id: string; surveyId: string };
let registerId: string;

withGateway(async () => {
  [owner, colleague, admin] = [
    await gateway.signedIn('staff'),
    await gateway.signedIn('staff'),
    await gateway.signedIn('admin'),
  ];
  quarter = await storeQuarter(gateway, { label: 'Triwulan I 2025' });
  ({ registerId } = await storeCompanies(gateway, { 'PT Kenanga': 'Konstruksi' }));
});

type Files = Partial<Record<'before' | 'now' | 'last_year' | 'company', string | null>>;

/** An analysis of the owner's; what is left out of its files is not loaded. */
function anAnalysis(files: Files): Promise<string> {
  const sourceOf = (role: keyof Files) =>
    files[role] === undefined
      ? null
      : aSource({ file_id: files[role] ?? null, upload_date: '2025-07-01T00:00:00.000Z' });
  return storeSession(gateway, owner, {
    ...('before' in files && { surveyBeforeId: quarter.surveyId }),
    ...('now' in files && { surveyNowId: quarter.surveyId }),
    ...('last_year' in files && { surveyLastYearId: quarter.surveyId }),
    ...('company' in files && { registerId }),
    sources: {
      before: sourceOf('before'),
      now: sourceOf('now'),
      last_year: sourceOf('last_year'),
      company: sourceOf('company') as CompanySource | null,
    },
  });
}

const stored = () => ({ before: quarter.id, now: quarter.id, company: quarter.id });
const asked = { headers: { prefer: 'respond-async' } };

/** How a colleague's request for a comparison of this analysis is answered. */
const opened = async (client: Client, session: string) =>
  (await client.send('compare', { params: { session }, ...asked })).status;

test('an analysis of stored quarters is open to every colleague', async () => {
  const session = await anAnalysis(stored());
  for (const client of [owner, colleague, admin]) expect(await opened(client, session)).toBe(202);
  expect((await gateway.stranger().refusal('compare', { params: { session } })).status).toBe(401);
});

test.each([
  ['nothing yet', {}],
  ['an uploaded previous quarter', { before: null }],
  ['an uploaded current quarter', { before: 'stored', now: null, company: 'stored' }],
  ['an uploaded year before', { before: 'stored', now: 'stored', last_year: null }],
  ['an uploaded company database', { before: 'stored', now: 'stored', company: null }],
])('an analysis of %s is not there for colleagues', async (_what, files: Files) => {
  const withIds = Object.entries(files).map(([role, file]) => [role, file && quarter.id]);
  const session = await anAnalysis(Object.fromEntries(withIds) as Files);
  expect(await colleague.refusal('compare', { params: { session } })).toMatchObject({
    status: 404,
    code: 'ANALYSIS_NOT_FOUND',
    message: expect.stringContaining('minta hasilnya kepada rekan itu atau administrator'),
  });
  for (const client of [owner, admin]) expect(await opened(client, session)).toBe(202);
  const { sessions } = await colleague.call('listSessions', { query: { scope: 'office' } });
  expect(sessions.map((one) => one.session_id)).not.toContain(session);
});

test('a colleague may neither reset it nor put a quarter into it, and is told whose it is', async () => {
  const session = await anAnalysis(stored());
  const whose = {
    status: 403,
    code: 'ANALYSIS_NOT_YOURS',
    message: expect.stringContaining(owner.username),
  };
  expect(await colleague.refusal('resetSession', { params: { session } })).toMatchObject(whose);
  const body = new FormData();
  body.append('session_id', session);
  for (const field of ['file_2', 'company_file', 'file_3'])
    body.append(field, new File(['x'], 'a.xlsx'));
  for (const [name, unwanted] of [
    ['uploadFile2', ['file_3']],
    ['uploadFile3', ['file_2', 'company_file']],
  ] as const) {
    const form = new FormData();
    for (const [field, value] of body.entries())
      if (!(unwanted as readonly string[]).includes(field)) form.append(field, value);
    expect(await colleague.refusal(name, { body: form })).toMatchObject(whose);
  }
  expect(await opened(owner, session)).toBe(202);
  await admin.call('resetSession', { params: { session } });
});

test('who uploads into an analysis takes it out of the office', async () => {
  const session = await anAnalysis(stored());
  expect(await opened(colleague, session)).toBe(202);
  await gateway.database.dataSource.transaction((manager) =>
    gateway.database.sessions.setQuarter(
      manager,
      session,
      'now',
      quarter.surveyId,
      aSource({ file_id: null }),
    ),
  );
  expect(await opened(colleague, session)).toBe(404);
});

test("one's conversation about a colleague's analysis is one's own", async () => {
  const session = await anAnalysis(stored());
  const userId = async ({ username }: Client) =>
    (await gateway.database.users.findByName(username))!.id;
  await gateway.database.chat.ask(
    { sessionId: session, userId: await userId(owner), requestId: 'permintaan-1' },
    { content: 'Mengapa turun?', indicator: null, summary: null },
  );
  const conversation = async (client: Client) =>
    (await client.send('exportChat', { params: { session } })).text();
  expect(await conversation(owner)).toContain('Mengapa turun?');
  for (const client of [colleague, admin])
    expect(await conversation(client)).not.toContain('Mengapa turun?');
  await colleague.call('clearChat', { params: { session } });
  expect(await conversation(owner)).toContain('Mengapa turun?');
});

test("work that a colleague asked for is the colleague's", async () => {
  const session = await anAnalysis(stored());
  const response = await colleague.send('compare', { params: { session }, ...asked });
  const id = await jobIdOf(response);
  expect(await owner.refusal('job', { params: { id } })).toMatchObject({ status: 404 });
  await colleague.call('cancelJob', { params: { id } });
});

test("the list is one's own, or the office's with its owners, latest first and page by page", async () => {
  const [one, other] = [
    await storeQuarter(gateway, { label: 'Triwulan II 2025' }),
    await storeQuarter(gateway, { label: 'Triwulan III 2025' }),
  ];
  const of = (quarterId: string) => anAnalysis({ ...stored(), last_year: quarterId });
  const shared = [await of(one.id), await of(other.id)].toReversed();
  // The same files again, from a time when each start made an analysis of its own.
  const again = await of(other.id);
  const uploaded = await anAnalysis({ before: null });
  const ids = async (client: Client, query: RequestOf<'listSessions'>['query'] = {}) =>
    (await client.call('listSessions', { query })).sessions.map((one) => one.session_id);
  expect((await ids(owner)).slice(0, 4)).toEqual([uploaded, again, ...shared]);
  expect((await ids(owner, { scope: 'office' })).slice(0, 3)).toEqual([uploaded, ...shared]);
  expect(await ids(colleague)).toEqual([]);
  const { sessions, next } = await colleague.call('listSessions', {
    query: { scope: 'office', limit: 1 },
  });
  expect(sessions).toMatchObject([
    { session_id: shared[0], owner_username: owner.username, shared: true },
  ]);
  expect((await ids(colleague, { scope: 'office', limit: 1, before: next! }))[0]).toBe(shared[1]);
  const all = await ids(colleague, { scope: 'office' });
  expect(await ids(colleague, { scope: 'office', before: all.at(-1)! })).toEqual([]);
  expect(await colleague.refusal('listSessions', { query: 'scope=semua' })).toMatchObject({
    status: 400,
  });
});

describe('conclusions', () => {
  // What they say is held against the figures of their analysis.
  beforeAll(() =>
    anInTestWorker(gateway, {
      'start-session': () => ({ quarters: { before: null, now: null, last_year: null } }),
    }),
  );
  const keep = (client: Client, session: string, summary: string) =>
    client.call('saveConclusion', {
      body: {
        sessionId: session,
        chapter: 'bab_2',
        indicator: 'Harga Jual',
        quarterNow: 'Triwulan I 2025',
        summary,
      },
    });
  const seen = async (client: Client, body: object) =>
    (await client.call('conclusions', { body })).data.map((one) => one.summary);

  test('of the office are those from stored quarters, with who drew them', async () => {
    const shared = await anAnalysis(stored());
    const uploaded = await anAnalysis({ before: null, now: null, company: null });
    await keep(owner, shared, 'milik kantor');
    await keep(owner, uploaded, 'milik sendiri');
    await keep(colleague, shared, 'milik rekan');
    const { data } = await colleague.call('conclusions', { body: { scope: 'office' } });
    expect(data.map(({ summary, owner_username }) => [summary, owner_username])).toEqual([
      ['milik rekan', colleague.username],
      ['milik kantor', owner.username],
    ]);
    expect(await seen(colleague, {})).toEqual(['milik rekan']);
    expect(await seen(colleague, { scope: 'own' })).toEqual(['milik rekan']);
    expect(await seen(owner, { username: owner.username, scope: 'office' })).toEqual([
      'milik rekan',
      'milik sendiri',
      'milik kantor',
    ]);
    expect(
      await colleague.refusal('conclusions', {
        body: { username: owner.username, scope: 'office' },
      }),
    ).toMatchObject({ status: 403, code: 'USERNAME_MISMATCH' });
  });

  test('are deleted by who drew them alone', async () => {
    const { id } = await keep(owner, await anAnalysis(stored()), 'hanya pemiliknya');
    for (const client of [colleague, admin])
      expect(await client.refusal('deleteConclusion', { body: { resultId: id } })).toMatchObject({
        status: 404,
        code: 'CONCLUSION_NOT_FOUND',
      });
    await owner.call('deleteConclusion', { body: { resultId: id } });
  });
});
