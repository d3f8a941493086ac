import { randomUUID } from 'node:crypto';
import { aGateway, type TestGateway } from './support/a-gateway.js';
import type { Client } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';

let gateway: TestGateway;
let staff: Client;
const asked: unknown[] = [];
beforeAll(async () => {
  gateway = await aGateway();
  staff = await gateway.signedIn('staff');
  await anInTestWorker(gateway, {
    'rank-words': ({ payload }) => {
      asked.push(payload);
      return { indicator: 'x', period: 'y', contacts: 1, top_words: [] };
    },
  });
});
afterAll(() => gateway?.stop());

const kept = async () =>
  (await staff.call('officeWords')).words.map(({ word, shown_as: shown }) => [word, shown]);

test('a word is hidden or shown as another one, whoever looks, and shown again when that is taken back', async () => {
  await staff.call('setOfficeWord', { body: { word: 'Bersumber', shown_as: null } });
  await staff.call('setOfficeWord', { body: { word: 'dolar', shown_as: 'kurs' } });
  const other = await gateway.signedIn('staff');
  expect((await other.call('officeWords')).words).toEqual([
    expect.objectContaining({ word: 'dolar', shown_as: 'kurs', changed_by: staff.username }),
    expect.objectContaining({ word: 'bersumber', shown_as: null }),
  ]);
  await other.call('setOfficeWord', { body: { word: 'dolar', shown_as: 'nilai tukar' } });
  await staff.call('forgetOfficeWord', { body: { word: 'bersumber' } });
  expect(await kept()).toEqual([['dolar', 'nilai tukar']]);
  const { events } = await (
    await gateway.admin()
  ).call('auditEvents', { query: { action: 'change-words' } });
  expect(events.map(({ object_label: label }) => label)).toEqual([
    'bersumber · shown',
    'dolar = nilai tukar',
    'dolar = kurs',
    'bersumber · hidden',
  ]);
  for (const body of [
    { word: 'a1', shown_as: null },
    { word: 'dolar', shown_as: 'dolar' },
    { word: '', shown_as: null },
  ])
    expect(await staff.refusal('setOfficeWord', { body })).toMatchObject({ status: 400 });
});

test('only who asks for key words of the office is given them; the specification’s call stays as it is', async () => {
  const { database } = gateway;
  const sessionId = randomUUID();
  const ownerId = (await database.users.findByName(staff.username))!.id;
  const sources = { before: null, now: null, last_year: null, company: null };
  await database.sessions.create({ id: sessionId, ownerId, sources });
  const rank = (body: object) =>
    staff.call('tfIdf', {
      params: { session: sessionId },
      body: { text_type: 'domestik', ...body } as never,
    });
  await rank({});
  await rank({ mode: 'words', top_n: 7 });
  await rank({ mode: 'terms' });
  expect(asked).toEqual([
    { sessionId, request: { text_type: 'domestik', quarter: 'now', top_n: expect.any(Number) } },
    { sessionId, request: { text_type: 'domestik', quarter: 'now', mode: 'words', top_n: 7 } },
    {
      sessionId,
      request: expect.objectContaining({ mode: 'terms' }),
      office: { hidden: [], synonyms: [['dolar', 'nilai tukar']] },
    },
  ]);
});
