import { AuditPageResponse, type JobName, type SectorWeights } from '@lqc/contracts';
import type { JobRun } from '@lqc/database';
import type { Client } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let admin: Client;
let staff: Client;
let session: string;
/** Runs that the in-test worker was given, by the weights that they were told. */
const carriedOut: JobRun[] = [];

withGateway(async () => {
  [admin, staff] = [await gateway.admin(), await gateway.signedIn('staff')];
  await anInTestWorker(gateway, {
    'compare-quarters': (run) => {
      carriedOut.push(run);
      const summary = { naik: 0, turun: 0, tetap: 0 };
      const changes = { naik: [], turun: [], tetap: [] };
      return { summary, changes, not_compared: [], comparison: [] };
    },
    'compare-expectations': (run) => {
      carriedOut.push(run);
      return { horizon: 1, pairs: [] };
    },
  });
  await storeCompanies(gateway, { 'PT Kenanga': 'Konstruksi' });
  const before = await storeQuarter(gateway, { label: 'Triwulan II 2025' });
  const now = await storeQuarter(gateway, { label: 'Triwulan III 2025' });
  session = await storeSession(gateway, staff, {
    surveyBeforeId: before.surveyId,
    surveyNowId: now.surveyId,
    sources: {
      before: aSource({ file_id: before.id, label: 'Triwulan II 2025' }),
      now: aSource({ file_id: now.id, label: 'Triwulan III 2025' }),
    },
  });
});

const aSet = (change: object = {}): SectorWeights => ({
  as_of: '2025-02-05',
  source: 'BPS, PDRB atas dasar harga berlaku',
  weights: [
    { sector: 'Konstruksi', weight: 0.4 },
    { sector: 'Industri Pengolahan', weight: 0.6 },
  ],
  ...change,
});
const weightsTold = (name: JobName) =>
  carriedOut
    .filter((run) => run.name === name)
    .map(({ payload }) => (payload as { weightsId?: string }).weightsId);

test('weights are stored by admins alone, with their day and source', async () => {
  expect(await staff.refusal('saveSectorWeights', { body: aSet() })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await admin.call('sectorWeights')).sets).toEqual([]);
  const { sets } = await admin.call('saveSectorWeights', { body: aSet() });
  expect(sets).toMatchObject([{ ...aSet(), stored_by: 'admin' }]);
  const { events } = AuditPageResponse.parse(
    await admin.call('auditEvents', { query: { action: 'store-weights', limit: '1' } }),
  );
  expect(events[0]).toMatchObject({
    actor: 'admin',
    outcome: 'done',
    object_label: '2025-02-05 · BPS, PDRB atas dasar harga berlaku',
  });
});

const half = { sector: 'Konstruksi', weight: 0.5 };
test.each([
  ['a sum that is not 1', { weights: [half] }],
  ['a sector twice', { weights: [half, half] }],
  ['a sector that nobody knows', { weights: [{ sector: 'Perikanan Darat', weight: 1 }] }],
  ['a weight below 0', { weights: [half, { sector: 'Real Estat', weight: -0.5 }] }],
  ['no weights', { weights: [] }],
  ['no source', { source: '  ' }],
  ['a source that nobody can read', { source: 'BPS\u202Eterbalik' }],
  ['a source without end', { source: 'B'.repeat(201) }],
  ['a day that is none', { as_of: '2025-02-30' }],
  ['a day of another age', { as_of: '0025-02-03' }],
])('%s is refused with a sentence that says what to fill in', async (_name, change) => {
  const refused = await admin.refusal('saveSectorWeights', { body: aSet(change) });
  expect(refused).toMatchObject({ code: 'SECTOR_WEIGHTS_INVALID', status: 422 });
  expect((await admin.call('sectorWeights')).sets).toHaveLength(1);
});

test('what is compared with other weights is worked out anew, and comes back with the old ones', async () => {
  carriedOut.length = 0;
  const compare = () => staff.call('compare', { params: { session } });
  const [first] = (await admin.call('sectorWeights')).sets;
  await compare();
  await compare();
  expect(weightsTold('compare-quarters')).toEqual([first!.id]);

  const newer = aSet({ as_of: '2026-02-05', source: 'BPS, rilis Februari 2026' });
  const [second] = (await admin.call('saveSectorWeights', { body: newer })).sets;
  await compare();
  expect(weightsTold('compare-quarters')).toEqual([first!.id, second!.id]);

  // An earlier set that is stored later does not take its place.
  const older = aSet({ as_of: '2020-02-05' });
  const { sets } = await admin.call('saveSectorWeights', { body: older });
  expect(sets.map(({ as_of: day }) => day)).toEqual(['2026-02-05', '2025-02-05', '2020-02-05']);
  await compare();
  await admin.call('removeSectorWeights', { params: { id: second!.id } });
  await compare();
  expect(weightsTold('compare-quarters')).toEqual([first!.id, second!.id]);

  for (const { id } of (await admin.call('sectorWeights')).sets)
    await admin.call('removeSectorWeights', { params: { id } });
  await compare();
  expect(weightsTold('compare-quarters')).toEqual([first!.id, second!.id, undefined]);
});

test('what needs no weights is told none', async () => {
  await admin.call('saveSectorWeights', { body: aSet() });
  await staff.call('expectations', { params: { session } });
  expect(weightsTold('compare-expectations')).toEqual([undefined]);
});

test('a set that is not there cannot be removed', async () => {
  const id = crypto.randomUUID();
  expect(await admin.refusal('removeSectorWeights', { params: { id } })).toMatchObject({
    code: 'SECTOR_WEIGHTS_NOT_FOUND',
  });
});
